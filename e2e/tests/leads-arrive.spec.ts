/** The lead of every form reaches the agent, in the inbox and as mail. */

import type { Page } from '@playwright/test';
import { admin, expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { fillContact, openContact, openValuation, requestValuation, said, sendContact } from './forms.ts';
import { mailsOf } from './mail.ts';
import { fillAddress, leaveAndBeAsked, sendOwner, visit } from './popup.ts';

type Lead = {
  id: string;
  kind: string;
  source: string | null;
  propertyId: string | null;
  messages: { state: string }[];
};

async function inbox(page: Page): Promise<Lead[]> {
  await page.request.post('/api/admin/login', { data: admin });
  const answer = await page.request.get('/api/admin/leads');
  return ((await answer.json()) as { nodes: Lead[] }).nodes;
}

const forms: ReadonlyArray<[form: string, found: Record<string, unknown>, send: (page: Page) => Promise<void>]> = [
  [
    'the contact dialog',
    { kind: 'contact', source: 'modal', propertyId: null, mayPhone: false },
    async (page) => {
      await openContact(page);
      await fillContact(page, 'From the dialog');
      await sendContact(page);
      await expect(said(page, 'Message Sent!')).toBeVisible();
    },
  ],
  [
    'the contact page',
    { kind: 'contact', source: 'contact_page', mayPhone: true },
    async (page) => {
      await page.goto('/contact');
      await hydrated(page, 'Get in Touch');
      await page.getByLabel('Name').fill('Jordan Ellis');
      await page.getByLabel('Email').fill('jordan@page.example');
      await page.getByLabel('Message').fill('From the page');
      await page.getByLabel('You may call or text me.').check();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(said(page, 'Message Sent!')).toBeVisible();
    },
  ],
  [
    'a home’s own dialog',
    { kind: 'contact', source: 'modal', propertyId: expect.any(String) },
    async (page) => {
      const homes = (await (await page.request.get('/api/properties?status=active')).json()) as Array<{ id: string }>;
      await page.goto(`/properties/${homes[0]?.id}`);
      await page.getByRole('button', { name: 'Request More Info' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Jordan Ellis');
      await dialog.getByLabel('Email').fill('jordan@home.example');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(said(page, 'Message Sent!')).toBeVisible();
    },
  ],
  [
    'the valuation dialog',
    { kind: 'valuation', mayPhone: false },
    async (page) => {
      await openValuation(page);
      await requestValuation(page);
      await expect(said(page, 'Valuation Request Submitted!')).toBeVisible();
    },
  ],
  [
    'the popup',
    { kind: 'capture', source: 'exit_intent', mayPhone: true },
    async (page) => {
      await visit(page);
      await leaveAndBeAsked(page);
      await fillAddress(page);
      await page.getByLabel('You may call or text me.').check();
      await sendOwner(page, 'jordan@popup.example');
      await expect(page.getByRole('dialog', { name: 'Thank you. I am on it.' })).toBeVisible();
    },
  ],
];

for (const [form, found, send] of forms) {
  test(`what ${form} sends stands in the inbox, and its mail has gone out`, async ({ page, site }) => {
    await send(page);
    const [lead] = await inbox(page);
    expect(lead).toMatchObject(found);
    await expect.poll(async () => (await inbox(page))[0]?.messages[0]?.state).toBe('sent');
    expect(mailsOf(site, `agent_notice.${lead?.id}`)).toHaveLength(1);
  });
}
