/** The menu of a phone, and its entry in the history. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { atRest, settled } from './settled.ts';

test.use({ viewport: { width: 360, height: 740 } });

const menu = (page: Page) => page.locator('#mobile-menu');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
}

/** Waits until the menu's entry has left the history. */
const hasLeftHistory = (page: Page) => page.waitForFunction(() => !history.state?.places?.length);

/** Goes from one page to another, so that there is a page to go back to. */
async function begin(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page, 'Get in Touch');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Find your way' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  // The address changes before the page is rendered and scrolled to its top.
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await settled(page);
}

/** Back leads to the page where `begin` started. */
async function leadsBackToContact(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
}

test('Back closes the menu and leaves the page where it is; once more goes back', async ({ page }) => {
  await begin(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await open(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await leadsBackToContact(page);
  await page.goForward();
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu(page)).toBeHidden();
});

for (const [how, close] of [
  ['its cross', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`closed by ${how} the menu leaves nothing to go back through`, async ({ page }) => {
    await begin(page);
    await open(page);
    await close(page);
    await expect(menu(page)).toBeHidden();
    await open(page);
    await close(page);
    await expect(menu(page)).toBeHidden();
    await hasLeftHistory(page);
    await leadsBackToContact(page);
  });
}

/** Presses the toggle so quickly that the history cannot follow in between. */
const pressInOneBreath = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const toggle = document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]');
    for (let press = 0; press < count; press += 1) {
      toggle?.click();
      await Promise.resolve();
    }
  }, times);

test('closed, opened and closed in one breath the menu takes no page with it', long, async ({ page }) => {
  await begin(page);
  await open(page);
  await pressInOneBreath(page, 3);
  await expect(menu(page)).toBeHidden();
  await hasLeftHistory(page);
  await atRest(page);
  await expect(page).toHaveURL(/\/about$/);
  await leadsBackToContact(page);
});

test('closed and opened in one breath the menu is still what Back closes', async ({ page }) => {
  await begin(page);
  await open(page);
  await pressInOneBreath(page, 2);
  await atRest(page);
  await expect(menu(page)).toBeVisible();
  await page.waitForFunction(() => history.state?.places?.length);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test('a link of the menu leads on, and Back leads from there to the page before', async ({ page }) => {
  await begin(page);
  await open(page);
  await menu(page).getByRole('link', { name: 'Properties' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
});

test('an anchor of the menu and the page’s own link leave one place each', async ({ page }) => {
  await begin(page);
  await open(page);
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(menu(page)).toBeHidden();
  await hasLeftHistory(page);
  await open(page);
  await menu(page).getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL(/\/#testimonials$/);
  await expect(page.locator('#testimonials')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the menu’s button opens the dialog, and Back is the page’s again', async ({ page }) => {
  await begin(page);
  await open(page);
  await menu(page).getByRole('button', { name: 'Contact me' }).click();
  await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a link opened in another tab closes the menu and leaves this page', long, async ({ page, context }) => {
  await begin(page);
  await open(page);
  const other = context.waitForEvent('page');
  await menu(page)
    .getByRole('link', { name: 'Properties' })
    .click({ modifiers: ['Control'] });
  const tab = await other;
  // Closed while it still loads, it now and then takes this page along for a minute.
  await expect(tab).toHaveURL(/\/properties$/);
  await tab.close();
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu(page)).toBeHidden();
  await hasLeftHistory(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 360, height: 320 } });

  test('no link that the keyboard reaches lies under the menu’s handle', async ({ page }) => {
    await page.goto('/privacy');
    await hydrated(page, /privacy/i);
    await open(page);
    const contact = menu(page).getByRole('link', { name: 'Contact', exact: true });
    await contact.focus();
    const isSeen = () =>
      contact.evaluate((link) => {
        const { left, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 20, bottom - 8));
      });
    await expect.poll(isSeen).toBe(true);
  });
});
