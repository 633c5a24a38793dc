/** WCAG 2.2 A and AA, checked by axe: every page, dialog and state, on a phone and at a desk. */

import type { Page } from '@playwright/test';
import { expect, statusUnderTest, test, walkAt } from '../support/test.ts';
import { arrive, changeAnswers, hydrated } from './answers.ts';
import { leaveAndBeAsked } from './popup.ts';
import { listensTo, settled } from './settled.ts';
import { expectSound } from './sound.ts';

test.use({ savesData: false });

/** One test checks eleven whole pages. */
test.describe.configure({ timeout: 240_000 });

const pages = ['/', '/properties', '/areas/rumson', '/about', '/contact', '/privacy', '/accessibility', '/admin/login'];
const missing = ['/nowhere', '/properties/nonsense', '/areas/atlantis'];

const WIDTHS = [360, 1280];

/** What is open stays open while the window becomes wider and narrow again. */
async function expectSoundAtBoth(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page, `${what} at ${width} px`);
  }
}

test.describe('at 360 and at 1280 px', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a home’s page, its dialogs and its photos are sound', async ({ page }) => {
    await page.goto('/properties');
    await hydrated(page, 'Properties');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expectSoundAtBoth(page, 'a home');
    await page.getByRole('button', { name: 'Schedule a Showing' }).click();
    await expectSoundAtBoth(page, 'a showing by days');
    await page.getByRole('button', { name: 'Another day or an exact time' }).click();
    await page.getByRole('button', { name: 'Add another time' }).click();
    await expectSoundAtBoth(page, 'a showing');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show this photo large' }).click();
    await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible();
    await expectSoundAtBoth(page, 'the photos');
  });

  test('the agent’s desk and its dialogs are sound', async ({ page, signIn }) => {
    await signIn();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectSoundAtBoth(page, 'the dashboard');
    await page.getByRole('button', { name: 'Add property' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add property' }).click();
    await expectSoundAtBoth(page, 'the property form with errors');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Mark .* as sold$/ })
      .first()
      .click();
    await expectSoundAtBoth(page, 'the sale');
  });

  test('every page is sound', async ({ page, allowConsole }) => {
    allowConsole(statusUnderTest);
    for (const path of [...pages, ...missing]) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        await expectSound(page, `${path} at ${width} px`);
      }
    }
  });
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('forms with errors, the toast and the popup are sound', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await page.route('**/api/contacts', (route) => route.abort());
      await page.goto('/contact');
      await hydrated(page, 'Get in Touch');
      await page.getByRole('button', { name: 'Schedule a Call' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expectSound(page, 'the contact dialog with errors');
      await dialog.getByLabel('Name').fill('Jordan');
      await dialog.getByLabel('Email').fill('jordan@ellis.example');
      await dialog.getByLabel('Message').fill('Hello');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
      await expectSound(page, 'a toast over the dialog');
      await page.goto('/');
      await hydrated(page, 'With You Every Step of the Way');
      await page.getByRole('main').getByRole('button', { name: 'Get Your Free Home Valuation' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page, 'the valuation dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await listensTo(page, 'mouseout');
      await leaveAndBeAsked(page);
      await expectSound(page, 'the popup');
    });

    test('the open menu, an empty list and a failed one are sound', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      const none = () => ({
        properties: { nodes: [], totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false } },
      });
      await changeAnswers(page, { PropertiesForSale: none, PropertiesSold: none });
      await arrive(page, 'properties');
      await expect(page.getByText('No properties found')).toBeVisible();
      await expectSound(page, 'an empty list');
      if (width < 1080) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByText('Areas of Specialization').click();
      await expectSound(page, 'the open menu');
      await page.unroute('**/graphql');
      await page.goto('/contact');
      await hydrated(page, 'Get in Touch');
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('banner').locator('a[href="/"]').first().click();
      await expect(page.getByText('The recent sales could not be loaded.')).toBeVisible();
      await expectSound(page, 'a failed home page');
    });
  });
}
