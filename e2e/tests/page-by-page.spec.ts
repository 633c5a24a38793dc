/** The agent's long lists are loaded page by page, also on a slow connection and while others write. */

import type { Page } from '@playwright/test';
import { expect, long, type Site, test } from '../support/test.ts';
import { holdOperation } from './hold.ts';
import { sendLead } from './send-lead.ts';
import { atRest } from './settled.ts';

test.use({ siteName: 'page-by-page' });

const MANY = 110;
const rows = (page: Page) => page.locator('main [data-row]');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

const write = (site: Site, number: number): Promise<string> =>
  sendLead(site, { name: `Writer ${number}`, email: `writer.${number}@many.example` });

const holdLaterPages = (page: Page, operation: string) => holdOperation(page, operation, ({ after }) => Boolean(after));

/** Waits for the next complete answer to an operation. */
const answerTo = async (page: Page, operation: string): Promise<void> => {
  const answer = await page.waitForResponse((one) => one.request().postDataJSON()?.operationName === operation);
  await answer.finished();
};

test.beforeAll(async ({ site }) => {
  for (let number = 1; number <= MANY; number += 1) await write(site, number);
});

test('the leads that I have shown stay shown when another comes, and when I come back to them', async ({
  page,
  authenticate,
  site,
}) => {
  await authenticate();
  await page.goto('/admin/leads');
  await expect(rows(page)).toHaveCount(50);
  await showMore(page).click();
  await expect(rows(page)).toHaveCount(100);
  const again = answerTo(page, 'AdminLeads');
  await write(site, MANY + 1);
  await again;
  await atRest(page);
  await expect(rows(page)).toHaveCount(100);
  await page.getByRole('link', { name: 'Homes', exact: true }).click();
  await expect(page).toHaveURL(/homes/);
  const read = answerTo(page, 'AdminLeads');
  await page.goBack();
  await read;
  await atRest(page);
  await expect(rows(page)).toHaveCount(100);

  // On a slow line the way back is quicker than what is read again.
  const letThrough = await holdLaterPages(page, 'AdminLeads');
  const first = answerTo(page, 'AdminLeads');
  await page.getByRole('link', { name: 'Homes', exact: true }).click();
  await expect(page).toHaveURL(/homes/);
  await page.goBack();
  await first;
  await expect(rows(page)).toHaveCount(100);
  await page.getByRole('link', { name: 'Homes', exact: true }).click();
  await expect(page).toHaveURL(/homes/);
  await page.goBack();
  await expect(page.getByText('Writer 1', { exact: true })).toBeVisible();
  expect(await rows(page).count()).toBe(100);
  letThrough();
});

test('a list that I have shown to its end takes in who writes since, and lets go what is answered elsewhere', async ({
  page,
  authenticate,
  site,
}) => {
  await authenticate();
  await page.goto('/admin/leads');
  await showMore(page).click();
  await expect(rows(page)).toHaveCount(100);
  await showMore(page).click();
  await expect(showMore(page)).toBeHidden();
  // The newest lead is the last, because the list begins with the reply that is due soonest.
  await write(site, MANY + 2);
  await expect(page.getByText(`Writer ${MANY + 2}`, { exact: true })).toBeVisible();
  const one = page.getByText('Writer 80', { exact: true });
  await expect(one).toBeVisible();
  const found = await (await page.request.get('/api/admin/leads?text=writer.80@')).json();
  const lead = found.nodes[0] as { id: string; kind: string };
  const data = { kind: lead.kind, status: 'closed' };
  const headers = { origin: site.origin };
  expect((await page.request.put(`/api/admin/leads/${lead.id}`, { data, headers })).status()).toBe(200);
  await expect(one).toHaveCount(0);
  await expect(page.getByText('Writer 81', { exact: true })).toBeVisible();
});

test('on a phone Next leads on from the last lead that is loaded, and the arrow back to its row', async ({
  page,
  authenticate,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await authenticate();
  await page.goto('/admin/leads?text=many.example');
  await rows(page).nth(49).click();
  const beside = page.getByRole('navigation', { name: 'Leads beside this one' });
  await expect(beside).toContainText('50 of 100+');
  await beside.getByRole('link', { name: /Next/ }).click();
  await expect(beside).toContainText('51 of 100+');
  await page.getByRole('link', { name: 'Back to Leads' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?text=many\.example$/);
  await expect(rows(page).nth(50)).toBeInViewport();
});

test('leads that come late are not added to the list that I look at by then', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/leads');
  await expect(rows(page)).toHaveCount(50);
  const letThrough = await holdLaterPages(page, 'AdminLeads');
  const late = page.waitForResponse((answer) => answer.request().postDataJSON()?.variables?.after);
  await showMore(page).click();
  await page.getByRole('navigation', { name: 'Status' }).getByRole('button', { name: /^All/ }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(rows(page).first()).toContainText(/Writer 11\d/);
  letThrough();
  await (await late).finished();
  await atRest(page);
  await expect(rows(page)).toHaveCount(50);
});

test(
  'people that come late are not added to those that I search for by then, and stay when the list is read again',
  long,
  async ({ page, authenticate }) => {
    await authenticate();
    await page.goto('/admin/people');
    await expect(rows(page)).toHaveCount(50);
    const letThrough = await holdLaterPages(page, 'AdminPeople');
    const late = page.waitForResponse((answer) => answer.request().postDataJSON()?.variables?.after);
    await showMore(page).click();
    await page.getByLabel('Find a person').fill('writer.77@');
    await expect(rows(page)).toHaveCount(1);
    letThrough();
    await (await late).finished();
    await atRest(page);
    await expect(rows(page)).toHaveCount(1);
    const again = answerTo(page, 'AdminPeople');
    await page.getByLabel('Find a person').fill('');
    await again;
    await atRest(page);
    await expect(rows(page)).toHaveCount(100);
  },
);

test('of more people who ask for a time than the page has, it says so, keeps each short and leads to all of them', async ({
  page,
  authenticate,
  site,
}) => {
  const [home] = (await (await fetch(`${site.origin}/api/properties`)).json()) as [{ id: string }];
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  for (let number = 1; number <= 31; number += 1)
    await sendLead(site, {
      name: `Asker ${number}`,
      email: `asker.${number}@many.example`,
      message: 'May we see it with my sister? '.repeat(40),
      propertyId: home.id,
      inquiryType: 'showing',
      preferredTimes: [at],
    });
  await page.setViewportSize({ width: 360, height: 740 });
  await authenticate();
  await page.goto('/admin/showings');
  const asked = page.getByRole('region', { name: 'Asked for' });
  await expect(asked.getByText('30+ people')).toBeVisible();
  const first = await asked.getByRole('listitem').first().boundingBox();
  expect(first?.height).toBeLessThan(340);
  await asked.getByRole('link', { name: 'All who ask' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?kind=showing$/);
  await expect(rows(page)).toHaveCount(31);
});
