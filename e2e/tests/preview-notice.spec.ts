/** What a preview says at the lower edge of a phone leaves the page's own bars there to be read and pressed. */

import type { Locator, Page } from '@playwright/test';
import { deployCall, liveVersion, operatorToken } from '../support/deploy.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { sendLead } from './send-lead.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function preview(page: Page, site: Site): Promise<void> {
  const releases = [{ name: 'mfe-areas', version: await liveVersion(site, 'mfe-areas') }];
  const { body } = await deployCall(site, operatorToken(site), 'POST', '/preview', { releases });
  await page.goto(String(body.link));
}

async function previewHome(page: Page, site: Site): Promise<void> {
  await preview(page, site);
  const [home] = (await (await fetch(`${site.origin}/api/properties?limit=1`)).json()) as { id: string }[];
  await page.goto(`/properties/${home?.id}`);
}

/** By how many pixels one lies over the other. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is not drawn');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

test('a preview’s line stands above the bar of a home', async ({ page, site }) => {
  await previewHome(page, site);
  const [notice, bar] = [page.locator('.preview-notice'), page.getByRole('region', { name: 'Ask about this home' })];
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(bar).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => overlap(notice, bar)).toBe(0);
  await expect(async () => {
    // What comes into view may still make the page longer.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await overlap(notice, page.getByRole('contentinfo'))).toBe(0);
  }).toPass();
});

test('a preview’s line stands above the bars of the agent’s pages, and Undo above it', async ({
  page,
  site,
  signIn,
}) => {
  await sendLead(site, { name: 'J. Ellis', email: 'j@leads.example' });
  await signIn();
  await preview(page, site);
  const notice = page.locator('.preview-notice');
  await page.goto('/admin/homes');
  await expect.poll(() => overlap(notice, page.getByRole('navigation', { name: 'Admin' }))).toBe(0);
  await expect.poll(() => overlap(notice, page.getByRole('link', { name: 'Add a home' }))).toBe(0);
  await page.goto('/admin/homes/new');
  await expect.poll(() => overlap(notice, page.getByRole('button', { name: 'Put live' }))).toBe(0);
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: /J\. Ellis/ }).click();
  const done = page.getByRole('button', { name: 'Done' });
  await expect.poll(() => overlap(notice, done)).toBe(0);
  await done.click();
  await expect.poll(() => overlap(notice, page.getByRole('button', { name: 'Undo' }))).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview’s line lies over no way to the agent', async ({ page, site }) => {
    await previewHome(page, site);
    const [notice, way] = [page.locator('.preview-notice'), page.getByRole('link', { name: 'Write to me' })];
    await expect(notice).toBeInViewport();
    expect(await overlap(notice, way)).toBe(0);
    await way.scrollIntoViewIfNeeded();
    expect(await overlap(notice, way)).toBe(0);
    await way.click();
    await expect(page).toHaveURL(`${site.origin}/contact`);
  });
});
