/** A phone loads code when its visitor touches what needs it, and not before. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hold } from './hold.ts';
import { announcer, atRest, listensTo, openUntouched } from './settled.ts';

/** Code for hovering, and code that is not needed yet. */
const LATE = /\/(overlays|hover-menu|tooltips|toast-view|quotes-carousel|[a-z-]+-slot)\.[0-9a-f]+\.js$/;

function lateScripts(page: Page): Set<string> {
  const late = new Set<string>();
  page.on('request', (request) => {
    const name = LATE.exec(request.url())?.[1];
    if (name) late.add(name);
  });
  return late;
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
    await openUntouched(page, '/');
    expect([...late]).toEqual([]);
    await page.evaluate(() => scrollBy(0, 300));
    await expect.poll(() => [...late]).toEqual(expect.arrayContaining(['overlays', 'recent-sales-slot']));
  });

  test('a place come back to is a sign, too', long, async ({ page }) => {
    const late = lateScripts(page);
    await page.goto('/#testimonials');
    await expect.poll(() => [...late]).toContain('quotes-carousel');
  });

  test('the very first touch of a page opens the form', async ({ page }) => {
    await openUntouched(page, '/about');
    await page
      .getByRole('main')
      .getByRole('button', { name: /consultation/i })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a first touch that leaves for another page arrives there, however late the code for it', async ({ page }) => {
    const release = await hold(page, /\/overlays\.[0-9a-f]+\.js$/);
    await openUntouched(page, '/');
    await page.getByRole('link', { name: 'Home Search' }).tap();
    await page.waitForURL('**/properties');
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    release();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a first touch that leaves for an anchor of another page is held there', async ({ page }) => {
    const release = await hold(page, /\/overlays\.[0-9a-f]+\.js$/);
    await openUntouched(page, '/about');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Find your way' }).tap();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).tap();
    await page.waitForURL('**/#testimonials');
    release();
    await expect(page.locator('#testimonials')).toBeInViewport();
    await expect(page.locator('#testimonials')).toBeFocused();
  });

  test('the menu in a line stays HTML’s own, and its first press opens it', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    const late = lateScripts(page);
    await openUntouched(page, '/about');
    await page.evaluate(() => scrollBy(0, 100));
    await expect(announcer(page)).toBeAttached();
    await atRest(page);
    expect([...late]).not.toContain('hover-menu');
    await page.getByRole('banner').getByText('Areas of Specialization').tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Rumson' })).toBeVisible();
  });
});

test.describe('on a wide tablet that only knows fingers', () => {
  test.use({ viewport: { width: 1180, height: 820 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  const areas = (page: Page) => page.getByRole('banner').getByText('Areas of Specialization');
  const rumson = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rumson' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    expect(await page.evaluate(() => matchMedia('(any-hover: hover)').matches)).toBe(false);
  });

  test('the areas open by a touch, and close by one outside, by Escape and by a choice', async ({ page }) => {
    await areas(page).tap();
    await expect(rumson(page)).toBeVisible();
    await expect(announcer(page)).toBeAttached();
    // On a picture, because browsers take a tap near a button as a tap on the button.
    await page.touchscreen.tap(300, 600);
    await expect(rumson(page)).toBeHidden();
    await areas(page).tap();
    await expect(rumson(page)).toBeVisible();
    await rumson(page).focus();
    await page.keyboard.press('Escape');
    await expect(rumson(page)).toBeHidden();
    await expect(page.locator('summary').filter({ hasText: 'Areas of Specialization' })).toBeFocused();
    await areas(page).tap();
    await rumson(page).tap();
    await expect(page).toHaveURL(/areas\/rumson$/);
    await expect(rumson(page)).toBeHidden();
  });

  test('the first touch of all may be the menu’s, a link’s or a button’s', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).tap();
    await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Properties' }).tap();
    await expect(page).toHaveURL(/properties$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  });

  test('no tooltip comes to a finger, and none stays', async ({ page }) => {
    await page.clock.install();
    await openUntouched(page, '/');
    await page.evaluate(() => scrollBy(0, 300));
    await listensTo(page, 'pointerover');
    const next = page.getByRole('region', { name: 'Testimonials', exact: true }).getByRole('button', { name: 'Next' });
    await next.tap();
    await next.tap();
    await page.clock.runFor(2000);
    await atRest(page);
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
  });

  test('what is pressed in the header is large enough for a finger', async ({ page }) => {
    await areas(page).tap();
    await expect(rumson(page)).toBeVisible();
    const small = await page
      .getByRole('banner')
      .locator('nav a, nav summary, button')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => Math.round(box.height) < 44)
          .map(({ words, box }) => `${words} ${box.height}`),
      );
    expect(small).toEqual([]);
  });
});
