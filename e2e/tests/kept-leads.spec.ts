/** What a visitor is told while the database is away, and what the agent sees of mail. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { changeAnswers } from './answers.ts';
import { expectToast, failedRequest, fillContact, openContact, sendContact } from './forms.ts';
import { fillAddress, leaveAndBeAsked, popup, sendOwner, visit } from './popup.ts';

const answerWith = (page: Page, status: number, code: string, message: string) =>
  page.route('**/api/contacts', (route) => route.fulfill({ status, json: { code, message, requestId: '1' } }));

test('a message that is only kept is not said to be through, and leaves the form', async ({ page }) => {
  await answerWith(page, 202, 'KEPT', 'Your message is kept here.');
  await openContact(page);
  await fillContact(page, 'Hello');
  await sendContact(page);
  await expectToast(page, 'Message Kept', 'Your message is kept here.');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the popup promises nothing for a lead that is only kept', async ({ page }) => {
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 202, json: { code: 'KEPT', message: 'Your message is kept here.', requestId: '1' } }),
  );
  await visit(page);
  await leaveAndBeAsked(page);
  await fillAddress(page);
  await sendOwner(page);
  const thanks = page.getByRole('dialog', { name: 'Message Kept' });
  await expect(thanks.getByText('Your message is kept here.')).toBeVisible();
  await expect(thanks.getByText(/within 24 hours/)).toHaveCount(0);
});

test('a message that cannot even be kept shows phone and mail, and keeps my words', async ({ page, allowConsole }) => {
  allowConsole(failedRequest);
  await answerWith(page, 503, 'UNAVAILABLE', 'Your message could not be kept. Please call or write instead.');
  await openContact(page);
  await fillContact(page, 'Hello');
  await sendContact(page);
  await expectToast(page, 'Error', 'Your message could not be kept. Please call or write instead.');
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  await expect(dialog.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello');
});

test('the popup shows phone and mail, too, once it could not send', long, async ({ page, allowConsole }) => {
  allowConsole(failedRequest);
  await page.route('**/api/leads', (route) => route.abort());
  await visit(page);
  await leaveAndBeAsked(page);
  await fillAddress(page);
  await popup(page).getByLabel('Name').fill('Jordan Ellis');
  await popup(page).getByLabel('Email').fill('jordan@ellis.example');
  await expect(popup(page).locator('a[href^="tel:"]')).toHaveCount(0);
  await popup(page).getByRole('button', { name: 'Send me the analysis' }).click();
  await expectToast(page, 'Error', 'Something went wrong. Please try again.');
  await expect(popup(page).locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(popup(page).locator('a[href^="mailto:"]')).toBeVisible();
});

test('the dashboard says where mail goes without a server, and what could not be delivered', async ({
  page,
  signIn,
  site,
}) => {
  await signIn();
  const notice = page.getByRole('region', { name: 'Mail' });
  await expect(notice).toContainText(`written to ${site.folder}/mail`);
  await expect(notice.getByRole('button')).toHaveCount(0);

  let dead = 2;
  await changeAnswers(page, {
    AdminDashboard: (data) => ({
      ...data,
      viewer: { ...data.viewer, mail: { __typename: 'MailStatus', folder: null, dead, kept: 0 } },
    }),
  });
  await page.reload();
  await expect(notice).toContainText('2 mails could not be delivered');
  dead = 0;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
});

test('today names each mail that could not be delivered, why, and leads to its lead', async ({ page, signIn }) => {
  const lead = { name: 'Robin Bounced', email: 'robin@bounced.example', message: 'Hello', source: 'modal' };
  const answer = await page.request.post('/api/contacts', { data: { ...lead, recaptchaToken: 'ok' } });
  const { id } = (await answer.json()) as { id: string };
  await signIn();
  const mail = {
    __typename: 'UndeliveredMail',
    id: 'mail-1',
    kind: 'answer',
    recipient: lead.email,
    lastError: '550 no such mailbox',
    queuedAt: new Date().toISOString(),
    leadId: id,
    leadKind: 'contact',
  };
  const dead = { __typename: 'MailStatus', folder: null, dead: 1, kept: 0, undelivered: [mail] };
  const withDead: Parameters<typeof changeAnswers>[1][string] = (data) => ({
    ...data,
    viewer: { ...data.viewer, mail: dead },
  });
  await changeAnswers(page, { AdminToday: withDead, AgentHealth: withDead });
  await page.goto('/admin/health');
  await expect(page.getByRole('list', { name: 'Mail that could not be delivered' })).toContainText(
    'Your answer to robin@bounced.example',
  );
  await page.goto('/admin/today');
  const row = page.getByRole('listitem').filter({ hasText: '550 no such mailbox' });
  await row.getByRole('link', { name: 'See the lead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Bounced' })).toBeVisible();
});
