/** What the agent prints: a lead, a home, the showings of a week. Told in dark ink, whole, and with nothing to press. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { luminance, type Rgb } from './contrast.ts';
import { sendLead } from './send-lead.ts';

test.use({ siteName: 'agents-paper', colorScheme: 'dark', viewport: { width: 1280, height: 860 } });

/** Nothing to press is on the paper, and no page leads elsewhere. */
async function expectNothingToPress(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of [/^Call /, /^Text /, /^Mail /, /^Done with /, 'Find', 'Export CSV', /^Put /, /^Add /])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name })), `${name}`).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
}

/** The first home of the site, and a lead who asks to see it tomorrow. */
async function askToSee(site: { origin: string }, name: string) {
  const homes: { id: string; address: string; city: string }[] = await (
    await fetch(`${site.origin}/api/properties`)
  ).json();
  const [home] = homes;
  if (!home) throw new Error('The site has no home');
  const at = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T18:30:00.000Z`;
  return { home, at, about: { name, propertyId: home.id, inquiryType: 'showing', preferredTimes: [at] } };
}

test('a lead prints alone and whole, in dark ink at night, with the times that are asked for', async ({
  page,
  authenticate,
  site,
}) => {
  const { about } = await askToSee(site, 'Margaret Kowalczyk');
  const message = 'We should like to see it. '.repeat(60);
  const id = await sendLead(site, { ...about, email: 'margaret@paper.example', phone: '(732) 555-0188', message });
  await sendLead(site, { name: 'Somebody Else', email: 'else@paper.example' });
  await authenticate();
  await page.goto(`/admin/leads/contact/${id}`);
  const name = page.getByRole('heading', { level: 1, name: about.name });
  await expect(name).toBeVisible();
  await expect(page.getByText('Somebody Else').filter({ visible: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(name).toBeVisible();
  await expect(page.getByText('Somebody Else').filter({ visible: true })).toHaveCount(0);
  await expectNothingToPress(page);
  await expect(page.getByRole('button', { name: /^\w{3} \d+, [12]:30 pm$/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  const status = page.getByRole('group', { name: 'Status' });
  await expect(status.getByText('New')).toBeVisible();
  await expect(status.getByText('Spam')).toBeHidden();
  const ink = await name.evaluate((element): Rgb => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return [red, green, blue];
  });
  expect(luminance(ink)).toBeLessThan(0.1);
  // Nothing scrolls within the page, so paper shows it all.
  const cut = await page.getByRole('article').evaluate((element) => {
    let around: Element | null = element;
    for (; around && around !== document.body; around = around.parentElement)
      if (around.scrollHeight > around.clientHeight + 1 && getComputedStyle(around).overflowY !== 'visible')
        return true;
    return false;
  });
  expect(cut).toBe(false);
});

test('a home prints what is known of it, and no empty field', async ({ page, authenticate, site }) => {
  const { home } = await askToSee(site, 'Nobody');
  await authenticate();
  await page.goto(`/admin/homes/${home.id}`);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(home.address);
  await expect(page.getByLabel('Monthly fee')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Monthly fee')).toBeHidden();
  await expect(page.getByLabel('Day', { exact: true })).toBeHidden();
  await expectNothingToPress(page);
});

test('the showings of a week print by day, with place, name and telephone, from a phone, too', async ({
  page,
  authenticate,
  site,
}) => {
  const { home, at, about } = await askToSee(site, 'Tomasz Ellis');
  const id = await sendLead(site, { ...about, email: 'ellis@paper.example', phone: '(732) 555-0142' });
  await authenticate();
  const input = {
    id: crypto.randomUUID(),
    leadKind: 'contact',
    leadId: id,
    state: 'accepted',
    startsAt: at,
    endsAt: at.replace('T18', 'T19'),
    subject: 'Our visit',
    body: 'It suits.',
  };
  const query = 'mutation ($input: NewShowing!) { arrangeShowing(input: $input) { id } }';
  const headers = { origin: site.origin };
  const arranged = await page.request.post('/graphql', { headers, data: { query, variables: { input } } });
  expect(await arranged.json()).toMatchObject({ data: { arrangeShowing: { id: input.id } } });
  for (const width of [360, 1280]) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height: 860 });
    // A day of the same week, but another one than that of the showing.
    const [monday, tuesday] = [0, 1].map((after) => {
      const day = new Date(at);
      day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) + after);
      return day.toISOString().slice(0, 10);
    });
    await page.goto(`/admin/showings?day=${at.startsWith(monday ?? '') ? tuesday : monday}`);
    await expect(page.getByRole('heading', { name: 'Asked for' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('listitem').filter({ hasText: '(732) 555-0142' });
    await expect(row).toContainText(`${home.address}, ${home.city}`);
    await expect(row).toContainText('Tomasz Ellis');
    await expect(page.getByText(/^[A-Z]\w+ \d+ to /)).toBeVisible();
    await expectNothingToPress(page);
  }
});
