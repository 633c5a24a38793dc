/** The hydration contract (docs/hydration.md), with a test for every row. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { holdAnswers, hydrated, isHydrated } from './answers.ts';
import { hold } from './hold.ts';
import { atRest, settled } from './settled.ts';

test.use({ savesData: false });

const LISTINGS = '**/releases/mfe-listings/**/*.js';
const refused = /Failed to load resource|net::ERR/;

const isPageHydrated = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading }).evaluate(isHydrated);

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a page that the server rendered is hydrated as it stands', async ({ page }) => {
  await page.goto('/properties');
  const before = await page.locator('main').innerHTML();
  await expect.poll(() => isPageHydrated(page, 'Properties')).toBe(true);
  await expect(page.locator('head[data-skips]')).toHaveCount(0);
  expect(await page.locator('main').innerHTML()).toBe(before);
});

test('once hydrated, links are followed without a new document', async ({ page }) => {
  await page.goto('/properties');
  await expect.poll(() => isPageHydrated(page, 'Properties')).toBe(true);
  await markDocument(page);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('link', { name: 'Back to Properties' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a dead remote on the first load leaves the server’s page readable, and links become documents', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refused);
  await page.route(LISTINGS, (route) => route.abort());
  await page.goto('/properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'failed');
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
  await markDocument(page);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a remote that is five seconds late on the first load costs nothing but the wait', long, async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, LISTINGS);
  const asked = page.waitForRequest(LISTINGS);
  await page.goto('/properties', { waitUntil: 'domcontentloaded' });
  await asked;
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
  expect(await isPageHydrated(page, 'Properties')).toBe(false);
  release();
  await expect.poll(() => isPageHydrated(page, 'Properties')).toBe(true);
});

test('a dead remote on a later navigation is replaced by phone and mail within five seconds', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refused);
  await page.goto('/contact');
  await expect.poll(() => isPageHydrated(page, 'Get in Touch')).toBe(true);
  await page.route(LISTINGS, (route) => route.abort());
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText('could not be loaded', { timeout: 5000 });
  await expect(fallback.getByRole('link', { name: /555/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a remote that hangs on a later navigation is replaced within five seconds, and the header stays alive', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refused);
  await page.clock.install();
  await page.goto('/contact');
  await settled(page);
  await hold(page, LISTINGS);
  const asked = page.waitForRequest(LISTINGS);
  await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
  await asked;
  await page.clock.runFor(5000);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  // Of a page without a title, nothing would be announced.
  await expect(page).toHaveTitle('Something went wrong');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
});

test('on navigation the loading text is seen until the data comes', async ({ page }) => {
  await page.goto('/contact');
  await expect.poll(() => isPageHydrated(page, 'Get in Touch')).toBe(true);
  const release = await holdAnswers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByText('Loading properties...')).toBeVisible();
  // The filters can be opened and closed meanwhile.
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Find a home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Find a home' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
  await expect(page.getByText('Loading properties...')).toBeHidden();
});

test('data that fails on navigation offers a Retry that works', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.goto('/contact');
  await expect.poll(() => isPageHydrated(page, 'Get in Touch')).toBe(true);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByText('The properties could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
});

for (const [what, lose] of [
  ['a page', (page: Page) => page.context().setOffline(true)],
  ['data', (page: Page) => page.route('**/graphql', (route) => route.abort())],
] as const) {
  test(`${what} that could not be had without a line comes by itself once it is back`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|mfe-listings/);
    await page.goto('/contact');
    await settled(page);
    await lose(page);
    await page.getByRole('banner').getByRole('link', { name: 'Properties' }).click();
    await expect(page.getByRole('main').getByText(/could not be loaded/)).toBeVisible();
    await page.unroute('**/graphql');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
  });
}

test('the page’s scripts wait for its first picture, but not for one that never comes', async ({ page }) => {
  const askedFor: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') askedFor.push(request.url());
  });
  const arrive = await hold(page, /hero-\d+\.[0-9a-f]+\.avif/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2000);
  await atRest(page);
  expect(askedFor.filter((url) => /\/main\./.test(url))).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => askedFor.some((url) => /\/main\./.test(url))).toBe(true);
  await hydrated(page, 'With You Every Step of the Way');
  arrive();
});
