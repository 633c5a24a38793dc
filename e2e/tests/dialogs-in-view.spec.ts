/** Dialogs with forms: the send button is visible from the start, and a showing is requested by choosing days. */

import type { Page } from '@playwright/test';
import { expect, longIf, test, walkAt } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { posts } from './forms.ts';

const isWhole = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name })
    .evaluate((button) => {
      const { top, bottom, left, width } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, bottom - 4);
      return top >= 0 && bottom <= innerHeight && button.contains(hit);
    });

async function openShowing(page: Page): Promise<string> {
  const homes = (await (await page.request.get('/api/properties?status=active')).json()) as Array<{ id: string }>;
  const id = String(homes[0]?.id);
  await page.goto(`/properties/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Showing' })).toBeVisible();
  return id;
}

const dialogs = [
  { name: 'a showing', open: openShowing, send: 'Send Message' },
  {
    name: 'a message',
    open: async (page: Page) => {
      await page.goto('/about');
      await page
        .getByRole('main')
        .getByRole('button', { name: /consultation/i })
        .first()
        .click();
    },
    send: 'Send Message',
  },
  {
    name: 'a valuation',
    open: async (page: Page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Get Your Free Home Valuation' }).click();
    },
    send: 'Request my valuation',
  },
];

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const)
  for (const { name, open, send } of dialogs)
    test(
      `the button that sends ${name} is in sight at ${width} × ${height}, and no field comes to rest under it`,
      longIf(width !== 360 && name !== 'a valuation'),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page);
        await expect.poll(() => isWhole(page, send)).toBe(true);
        const last = page.getByRole('dialog').locator('textarea').last();
        await last.focus();
        await expect.poll(() => isWhole(page, send)).toBe(true);
        const isFree = () =>
          last.evaluate((field) => {
            const { left, top } = field.getBoundingClientRect();
            return document.elementFromPoint(left + 12, top + 12) === field;
          });
        await expect.poll(isFree).toBe(true);
      },
    );

test.describe('near the homes', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('I ask for a showing by pressing days and a part of the day', async ({ page }) => {
    const posted = posts(page, '/api/contacts');
    await openShowing(page);
    const dialog = page.getByRole('dialog');
    const days = dialog.getByRole('checkbox', { name: /day, / });
    await expect(days).toHaveCount(7);
    await days.nth(1).check();
    await days.nth(3).check();
    await days.nth(4).check();
    await expect(days.nth(0)).toBeDisabled();
    await days.nth(4).uncheck();
    await expect(days.nth(0)).toBeEnabled();
    await dialog.getByRole('radio', { name: /^Midday/ }).check();
    await dialog.getByLabel('Name').fill('Jordan Ellis');
    await dialog.getByLabel('Email').fill('jordan@ellis.example');
    const times = await page.evaluate(() => {
      const noon = (after: number) => {
        const now = new Date();
        return new Date(now.getFullYear(), now.getMonth(), now.getDate() + after, 12).toISOString();
      };
      return [noon(2), noon(4)];
    });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(dialog).toBeHidden();
    expect(posted[0]).toMatchObject({ inquiryType: 'showing', preferredTimes: times });
  });
});

test('without a day nothing is said of times, and what I chose in the other way stays there', async ({ page }) => {
  const posted = posts(page, '/api/contacts');
  await openShowing(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /day, / }).first().check();
  await dialog.getByRole('button', { name: 'Another day or an exact time' }).click();
  await expect(dialog.getByLabel('First choice')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /day, / })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'One of the next days' }).click();
  await expect(dialog.getByRole('checkbox', { name: /day, / }).first()).toBeChecked();
  await dialog.getByRole('checkbox', { name: /day, / }).first().uncheck();
  await dialog.getByLabel('Name').fill('Jordan Ellis');
  await dialog.getByLabel('Email').fill('jordan@ellis.example');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog).toBeHidden();
  expect(posted[0]).not.toHaveProperty('preferredTimes');
});

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const)
  test(
    `at ${width} px Back closes a dialog and not the page, and a dialog that was sent leaves no place behind`,
    walkAt(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/properties');
      await hydrated(page, 'Properties');
      await page.locator('main a[href^="/properties/"]').first().click();
      await page.waitForURL(/\/properties\/[0-9a-f-]{36}/);
      const home = page.url();
      const dialog = page.getByRole('dialog', { name: 'Schedule a Showing' });
      const open = async () => {
        await page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first().click();
        await dialog.getByLabel('Name').fill('Jordan Ellis');
        await expect.poll(() => page.evaluate(() => history.state?.places?.length)).toBe(1);
      };
      await open();
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(home);

      await open();
      await dialog.getByLabel('Email').fill('jordan@ellis.example');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state?.places?.length ?? 0)).toBe(0);
      expect(page.url()).toBe(home);
      await page.goBack();
      await page.waitForURL(/\/properties$/);
    },
  );

test('a page that was opened by itself stays where Back closes its dialog', async ({ page }) => {
  const id = await openShowing(page);
  await expect.poll(() => page.evaluate(() => history.state?.places?.length)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/properties/${id}$`));
  await expect(page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first()).toBeFocused();
});

test.describe('in a window that is enlarged to 400 %', () => {
  test.use({ viewport: { width: 320, height: 225 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a form shows the field that has the focus, and its button follows the fields', async ({ page }) => {
    for (const { open, send } of dialogs) {
      await open(page);
      const field = page.getByRole('dialog').locator(':focus');
      await expect(field).toBeVisible();
      const isHidden = await field.evaluate((element) => {
        const { left, width, top, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        return !hit || !(element.contains(hit) || element.closest('label')?.contains(hit));
      });
      expect(isHidden, send).toBe(false);
      await page.getByRole('dialog').getByRole('button', { name: send }).scrollIntoViewIfNeeded();
      await expect.poll(() => isWhole(page, send)).toBe(true);
    }
  });

  test('what stays in sight leaves two thirds of the window to the page', async ({ page, authenticate }) => {
    const covered = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        const seen = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
        const isStuck = (element: Element | null): boolean =>
          element !== null &&
          element !== main &&
          (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isStuck(element.parentElement));
        return seen.filter(isStuck).length / innerHeight;
      });
    await page.goto('/properties');
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(covered).toBeLessThan(0.34);
    await authenticate();
    await page.goto('/admin/site');
    await expect(page.getByLabel('Biography')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(covered).toBeLessThan(0.34);
  });
});
