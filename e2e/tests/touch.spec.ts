/** A phone asks for what its visitor reaches for, and not before. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** What serves hovering, or nobody has asked for yet. */
const LATE = /\/(afterwards|hover-menu|tooltips|toast-view|quotes-carousel|[a-z-]+-slot)\.[0-9a-f]+\.js$/;

function lateScripts(page: Page): Set<string> {
  const late = new Set<string>();
  page.on('request', (request) => {
    const name = LATE.exec(request.url())?.[1];
    if (name) late.add(name);
  });
  return late;
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
}

test('a phone that only lies there loads nothing for a finger that does not come', async ({ page }) => {
  const late = lateScripts(page);
  await page.goto('/');
  await rest(page);
  expect([...late]).toEqual([]);
  await page.evaluate(() => scrollBy(0, 300));
  await expect.poll(() => [...late]).toEqual(expect.arrayContaining(['afterwards', 'recent-sales-slot']));
});

test('a place come back to is a sign, too', async ({ page }) => {
  const late = lateScripts(page);
  await page.goto('/#testimonials');
  await expect.poll(() => [...late]).toContain('quotes-carousel');
});

test('the very first touch of a page opens the form', async ({ page }) => {
  await page.goto('/about');
  await rest(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /consultation/i })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('where a pointer hovers, what answers to it is there before it comes', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.origin, isMobile: false, hasTouch: false });
  const late = lateScripts(page);
  await page.goto('/');
  await expect.poll(() => [...late]).toEqual(expect.arrayContaining(['hover-menu', 'tooltips', 'lead-popup-slot']));
  await page.close();
});
