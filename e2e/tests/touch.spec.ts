/** A phone asks for what its visitor reaches for, and not before. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hold } from './hold.ts';

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

test('where a pointer hovers, what answers to it is there before it comes', async ({ page }) => {
  const late = lateScripts(page);
  await page.goto('/');
  await expect.poll(() => [...late]).toEqual(expect.arrayContaining(['hover-menu', 'tooltips', 'lead-popup-slot']));
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

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

  test('a first touch that leaves for another page arrives there, however late the code for it', async ({ page }) => {
    const release = await hold(page, /\/afterwards\.[0-9a-f]+\.js$/);
    await page.goto('/');
    await rest(page);
    await page.getByRole('link', { name: 'Home Search' }).tap();
    await page.waitForURL('**/properties');
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    release();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a first touch that leaves for an anchor of another page is held there', async ({ page }) => {
    const release = await hold(page, /\/afterwards\.[0-9a-f]+\.js$/);
    await page.goto('/about');
    await rest(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).tap();
    await page.waitForURL('**/#testimonials');
    release();
    await expect(page.locator('#testimonials')).toBeInViewport();
    await expect(page.locator('#testimonials')).toBeFocused();
  });

  test('the menu in a line stays HTML’s own, and its first press opens it', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    const late = lateScripts(page);
    await page.goto('/about');
    await rest(page);
    await page.evaluate(() => scrollBy(0, 100));
    await expect.poll(() => [...late]).toContain('afterwards');
    await rest(page);
    expect([...late]).not.toContain('hover-menu');
    await page.getByRole('banner').getByText('Areas of Specialization').tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Rumson' })).toBeVisible();
  });
});
