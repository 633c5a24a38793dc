/** Find and the keyboard shortcuts: everything can be reached with a few letters. */

import type { Locator, Page } from '@playwright/test';
import { expect, long, test, walkAt } from '../support/test.ts';
import { holdOperation } from './hold.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { atRest } from './settled.ts';
import { expectSound } from './sound.ts';

/** Opens Find with the keyboard. The code of the shortcuts is loaded after the page. */
async function openFind(page: Page): Promise<Locator> {
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  return field;
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, walkAt(width), () => {
    test.use({ viewport: { width, height: width === 360 ? 780 : 860 } });

    test('I find a home by a word of its address and open it with the keys alone', async ({
      page,
      authenticate,
      site,
    }) => {
      const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as {
        id: string;
        address: string;
      }[];
      const { id = '', address = '' } = homes[0] ?? {};
      await authenticate();
      await page.goto('/admin/leads');
      await page.getByRole('button', { name: 'Find', exact: width === 360 }).click();
      const field = page.getByRole('combobox', { name: 'Find a home, a person, a page' });
      await expect(field).toBeFocused();
      await expect(page.getByRole('option', { name: 'Go to Numbers' })).toBeVisible();
      await field.fill(address.toLowerCase());
      const home = page.getByRole('option').filter({ hasText: address }).first();
      await expect(home).toHaveAttribute('aria-selected', 'true');
      await expectSound(page, 'the command menu');
      await hasNoSidewaysScroll(page);
      await field.press('Enter');
      await page.waitForURL(`**/admin/homes/${id}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('⌘K finds pages, the arrows choose among them, Escape leaves, and a lost line is told', async ({
  page,
  authenticate,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await authenticate();
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = await openFind(page);
  await field.fill('go to');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toHaveText('Go to Today');
  await field.press('ArrowDown');
  await expect(chosen).toHaveText('Go to Leads');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(chosen).toHaveText('Go to Releases');
  await page.route('**/graphql', (route) => route.abort());
  await field.fill('zzz');
  await expect(page.getByRole('alert')).toContainText('Homes, people and leads could not be searched.');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/graphql');
  // What else asks in the page may notice first that the line is back, and searches again as well.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByText('Nothing has “zzz” in it.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Enter opens what I typed, not what was found before it, however slow the line is', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = await openFind(page);
  await field.fill('5 ridge');
  await expect(page.getByRole('option', { name: /5 Ridge Road/ })).toBeVisible();
  const letThrough = await holdOperation(page, 'FindAnything');
  await field.fill('350 ocean');
  await field.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/350 Ocean Boulevard/);
  // Enter is pressed before the results have come.
  await openFind(page);
  await field.fill('27 leonard');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/27 Leonard Avenue/);
});

test('the Enter that ends a composition opens nothing, in Safari either', long, async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Testimonials/);
  const field = await openFind(page);
  await field.fill('5 ridge');
  await expect(page.getByRole('option', { name: /5 Ridge Road/ })).toBeVisible();
  // Chromium sets `isComposing`. Safari has already ended the composition, and sends the key code 229.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await field.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing });
  await atRest(page);
  await expect(field).toHaveValue('5 ridge');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/5 Ridge Road/);
});

test('single letters lead me everywhere, never while I type, and can be switched off', async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // The code of the shortcuts is loaded after the page.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL('**/admin/homes', { timeout: 2000 });
  }).toPass();
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  // Autofill says that a key went down, and names none: nothing may fail by it.
  await page
    .getByLabel('Find a home')
    .evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })));
  // On a Russian keyboard.
  await page.locator('body').dispatchEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, cancelable: true });
  await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Find' })).toHaveCount(0);
  // Escape gives the focus back, also to a heading, which has it only since the page was reached.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('gln?');
  await expect(search).toHaveValue('gln?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list.getByText('Answer by mail')).toBeVisible();
  await expectSound(page, 'the list of keys');
  await page.keyboard.press('n');
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('keys');
  await page.keyboard.press('Enter');
  await list.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.waitForURL('**/admin/homes/new');
});
