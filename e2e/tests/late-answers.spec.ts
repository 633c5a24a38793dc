/** An answer comes after the visitor has already gone to another page. */

import { expect, test } from '../support/test.ts';
import { fillContact, openContact, said, sendContact } from './forms.ts';
import { hold, holdOperation } from './hold.ts';
import { sendLead } from './send-lead.ts';
import { atRest } from './settled.ts';

test.use({ siteName: 'homes-edited' });

test('a message that is through late closes no dialog but its own, and is still told', async ({ page }) => {
  await openContact(page);
  await fillContact(page, 'Hello');
  const release = await hold(page, '**/api/contacts');
  await sendContact(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Schedule a Call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  await dialog.getByLabel('Name').fill('Somebody else');
  release();
  await expect(said(page, 'Message Sent!').first()).toBeVisible();
  await atRest(page);
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await expect(dialog.getByLabel('Name')).toHaveValue('Somebody else');
});

test('a home that is saved late keeps its dialog until then, and is told', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('button', { name: 'Add property' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('5 Patient Lane');
  await dialog.getByLabel('City').fill('Rumson');
  await dialog.getByLabel('ZIP code').fill('07760');
  await dialog.getByLabel('Price').fill('$650k');
  const release = await hold(page, '**/graphql');
  await dialog.getByRole('button', { name: 'Add property' }).click();
  await page.keyboard.press('Escape');
  await atRest(page);
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await expect(dialog.getByLabel('Address')).toHaveValue('5 Patient Lane');
  release();
  await expect(said(page, 'Property added successfully').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('what I do while a list is still on its way is not taken back by it', async ({ page, signIn }) => {
  const { promise: isLetBy, resolve: letBy } = Promise.withResolvers<void>();
  await signIn();
  const toTestimonials = page.getByRole('link', { name: 'Testimonials' });
  const shown = page.getByRole('region', { name: 'In this order' }).getByRole('switch').first();
  await toTestimonials.click();
  await expect(shown).toBeChecked();
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'AgentTestimonials') return route.fallback();
    asked += 1;
    if (asked > 1) return route.fallback();
    const old = await route.fetch();
    await isLetBy;
    await route.fulfill({ response: old }).catch(() => undefined); // The request may be cancelled already.
  });
  await toTestimonials.click();
  await expect.poll(() => asked).toBe(1);
  await shown.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  letBy();
  await atRest(page);
  await expect(shown).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toBeChecked();
});

test('what I type into the search while a lead comes beside the list goes on there, and no letter of it presses anything', async ({
  page,
  authenticate,
  site,
}) => {
  const id = await sendLead(site, { name: 'Nelson Beside', email: 'nelson@beside.example' });
  await page.setViewportSize({ width: 1280, height: 780 });
  await authenticate();
  await page.goto('/admin/leads');
  const row = page.locator('[data-lead]').filter({ hasText: 'Nelson Beside' });
  await expect(row).toBeVisible();
  const letThrough = await hold(page, '**/api/admin/check');
  await row.click();
  const field = page.getByRole('searchbox', { name: 'Find in leads' });
  await field.click();
  await page.keyboard.type('nel');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Nelson Beside' })).toBeVisible();
  await page.keyboard.type('son');
  await expect(field).toHaveValue('nelson');
  await expect(page).toHaveURL(new RegExp(`/${id}\\?text=nelson$`));
});

test('of two searches for leads the last counts, however late the first is answered, and one that fails shows no others', async ({
  page,
  authenticate,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.*500/);
  for (const name of ['A. Slowly', 'B. Quickly']) {
    await sendLead(site, { name, email: `${name.slice(3).toLowerCase()}@late.example` });
  }
  const { promise: isLetBy, resolve: letBy } = Promise.withResolvers<void>();
  await authenticate();
  await page.goto('/admin/leads');
  const rows = page.locator('[data-lead]');
  await expect(rows.filter({ hasText: 'A. Slowly' })).toHaveCount(1);
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('no answer')) return route.fulfill({ status: 500 });
    if (asked.includes('slowly')) await isLetBy;
    await route.fallback().catch(() => undefined); // The request may be cancelled already.
  });
  const field = page.getByRole('searchbox', { name: 'Find in leads' });
  await field.fill('slowly');
  await expect(page.getByText('Loading leads...')).toBeVisible();
  await field.fill('quickly');
  await expect(rows).toHaveCount(1);
  letBy();
  await atRest(page);
  await expect(rows).toContainText(['B. Quickly']);
  await expect(page.getByText('Loading leads...')).toBeHidden();
  await field.fill('no answer');
  await expect(page.getByText('The leads could not be loaded.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

for (const { what, path, field, operation } of [
  { what: 'homes', path: '/admin/homes', field: 'Find a home', operation: 'AgentHomes' },
  { what: 'people', path: '/admin/people', field: 'Find a person', operation: 'AdminPeople' },
]) {
  test(`while a later search for ${what} runs, the earlier list is pale, and a space that I typed stays`, async ({
    page,
    authenticate,
    site,
  }) => {
    await sendLead(site, { name: 'C. Patiently', email: 'patiently@late.example' });
    await authenticate();
    await page.goto(path);
    const rows = page.locator('[data-row]');
    await expect(rows.first()).toBeVisible();
    const release = await holdOperation(page, operation);
    const search = page.getByRole('searchbox', { name: field });
    await search.fill('zzz ');
    await expect(page.getByText(`Loading ${what}...`)).toBeVisible();
    await expect(rows.first()).toBeVisible();
    release();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText(`Loading ${what}...`)).toBeHidden();
    await expect(search).toHaveValue('zzz ');
  });
}
