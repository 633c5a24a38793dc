/** An error on the server affects only the part where it happens. */

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { arrive } from './answers.ts';

test.use({ siteName: 'faults' });

test('a killed renderer is replaced, and the site still answers', async ({ request, site }) => {
  expect((await request.get('/properties')).status()).toBe(200);
  for (const round of [1, 2, 3]) {
    for (const pid of site.rendererPids()) process.kill(pid, 'SIGKILL');
    const page = await request.get(`/properties?status=${round % 2 ? 'active' : 'sold'}&town=Rumson&beds=${round}`);
    expect(page.status()).toBe(200);
    expect((await page.text()).includes('</h1>')).toBe(true);
    expect((await request.get('/api/properties')).status()).toBe(200);
  }
});

test('with one remote’s files removed, every other part of every page works', async ({ page, site, allowConsole }) => {
  allowConsole(/Failed to load resource|Refused to execute script/);
  const releases = join(site.folder, 'releases/mfe-listings');
  for (const version of readdirSync(releases)) rmSync(join(releases, version), { recursive: true });
  for (const pid of site.rendererPids()) process.kill(pid, 'SIGKILL'); // New processes do not find the files.

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With You Every Step of the Way');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.goto('/contact');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /contact/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const broken = await page.goto('/properties?sort=price-low');
  expect(broken?.status()).toBe(503);
  await expect(page).toHaveTitle('Something went wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('main').getByRole('link', { name: /555/ }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  await page.goto('about:blank');
  await site.restart(); // The restart restores the files.
});

test('when the admin remote cannot be had, its pages say so instead of staying white', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/releases/mfe-admin/**', (route) => route.abort());
  await page.goto('/admin/login');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/releases/mfe-admin/**');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
});

test('a failure in a browser is reported with the release’s name and version', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/releases/mfe-listings/**', (route) => route.abort());
  const report = page.waitForRequest('**/api/rum');
  await page.goto('/properties');
  expect(JSON.parse((await report).postData() ?? '{}')).toMatchObject({
    remote: 'mfe-listings',
    version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{12}$/),
    path: '/properties',
  });
});

test('an operation that a gateway has not heard of yet is sent again with its text', async ({ page }) => {
  const sent: boolean[] = [];
  const unknown = [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
  await page.route('**/graphql', (route) => {
    const { query } = route.request().postDataJSON() as { query?: string };
    sent.push(query !== undefined);
    return query === undefined ? route.fulfill({ json: { errors: unknown } }) : route.fallback();
  });
  await arrive(page, 'home');
  await expect(page.locator('#testimonials').getByRole('button').first()).toBeVisible();
  expect(sent).toContain(false);
  expect(sent.filter((hasText) => hasText)).toHaveLength(sent.length / 2);
});
