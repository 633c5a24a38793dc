/** The filters of the properties: each choice is added to the last ones, whether their homes have arrived or not. */

import type { Page } from '@playwright/test';
import { expect, long, longIf, test } from '../support/test.ts';
import { arrive, holdAnswers, hydrated } from './answers.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';

const chosen = (page: Page, name: string) => page.getByRole('button', { name, pressed: true });

/** Opens the page and waits for hydration, because until then the filters are a plain HTML form. */
async function begin(page: Page): Promise<void> {
  await arrive(page, 'properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  await hydrated(page, 'Properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
}

const goBack = (page: Page): Promise<unknown> => page.evaluate(() => history.back());

test('Sold and then a town, before anything has come, are sold homes of that town', async ({ page }) => {
  await begin(page);
  const release = await holdAnswers(page);
  await page.getByRole('button', { name: 'Sold', exact: true }).click();
  await page.getByLabel('Town').selectOption('Rumson');
  await page.getByLabel('Order').selectOption('price-low');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ status: 'sold', town: 'Rumson', sort: 'price-low' });
  release();
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toHaveCount(0);
  await expect(page.getByLabel('Town')).toHaveValue('Rumson');
  await expect(chosen(page, 'Sold')).toBeVisible();
});

test('three choices in one breath are all asked for', async ({ page }) => {
  await begin(page);
  const release = await holdAnswers(page);
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('button[name="status"][value="active"]')?.click();
    document.querySelector<HTMLButtonElement>('button[name="status"][value="sold"]')?.click();
    for (const [name, value] of [
      ['beds', '2'],
      ['sort', 'price-low'],
    ] as const) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (!select) throw new Error(`No list ${name}`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ status: 'sold', beds: '2', sort: 'price-low' });
  release();
  await expect(page.getByLabel('Beds')).toHaveValue('2');
  await expect(chosen(page, 'Sold')).toBeVisible();
});

test('a link that is pressed in one breath with a choice leads where it says', async ({ page }) => {
  await begin(page);
  const address = await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('button[name="status"][value="sold"]')?.click();
    const link = document.querySelector<HTMLAnchorElement>('article a[href^="/properties/"]');
    link?.click();
    return link?.pathname;
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(address);
});

test('Back before the homes came takes the choice back; the next one starts from there', long, async ({ page }) => {
  await begin(page);
  const release = await holdAnswers(page);
  await page.getByRole('button', { name: 'Sold', exact: true }).click();
  await expect(page).toHaveURL(/status=sold$/);
  await page.getByLabel('Town').selectOption('Rumson');
  await expect(page).toHaveURL(/town=Rumson/);
  await goBack(page);
  await expect(page).toHaveURL(/\?status=sold$/);
  await expect(page.getByLabel('Town')).toHaveValue('');
  await goBack(page);
  await expect(page).toHaveURL(/\/properties$/);
  await expect(chosen(page, 'All')).toBeVisible();
  await page.getByLabel('Beds').selectOption('2');
  await expect(page).toHaveURL(/\/properties\?beds=2$/);
  release();
  await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
});

test('a link taken before the homes came is where the next choice starts', async ({ page }) => {
  await begin(page);
  const release = await holdAnswers(page);
  await page.getByRole('button', { name: 'Sold', exact: true }).click();
  await expect(page).toHaveURL(/status=sold$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await page.getByLabel('Beds').selectOption('2');
  await expect(page).toHaveURL(/\/properties\?beds=2$/);
  release();
});

for (const [sort, words] of [
  ['price-low', 'Lowest price first.'],
  ['price-high', 'Highest price first.'],
] as const) {
  test(
    `sales in the order of ${sort} stand in one row of prices, and the foot says so`,
    longIf(sort === 'price-high'),
    async ({ page }) => {
      await page.goto(`/properties?status=sold&sort=${sort}`);
      const table = page.getByRole('table', { name: 'Sold Properties' });
      await expect(table).toContainText(words);
      await expect(table).not.toContainText('Newest first');
      await expect(table).toContainText('Addresses that are underlined open their listing in a new tab.');
      await expect(table.getByRole('rowheader')).toHaveCount(0);
      await expect(table.locator('th[scope="rowgroup"]')).toHaveCount(0);
      const prices = await table
        .getByRole('cell')
        .filter({ hasText: /^\$[\d,]+$/ })
        .allTextContents();
      const amounts = prices.map((price) => Number(price.replace(/\D/g, '')));
      expect(amounts.length).toBeGreaterThan(5);
      expect(amounts).toEqual([...amounts].sort((one, other) => (sort === 'price-low' ? one - other : other - one)));
    },
  );
}

test('sales by their dates stand under their years, each year once', async ({ page }) => {
  await page.goto('/properties?status=sold');
  const table = page.getByRole('table', { name: 'Sold Properties' });
  await expect(table).toContainText('Newest first.');
  const years = await table.locator('th[scope="rowgroup"]').allTextContents();
  expect(years.length).toBeGreaterThan(1);
  expect(new Set(years).size).toBe(years.length);
});

test('Sold as a form, and a town while its page is on its way, are both there in the end', async ({ page }) => {
  const release = await hold(page, /\/main\.[0-9a-f]+\.js$/);
  const releasePage = await hold(page, /\/properties\?/);
  // The page itself clicks, because Playwright would wait for the page that is loading.
  await page.addInitScript(() => {
    if (location.search) return;
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLButtonElement>('button[name="status"][value="sold"]')?.click();
      queueMicrotask(() => {
        const town = document.querySelector<HTMLSelectElement>('select[name="town"]');
        if (!town) throw new Error('There is no list of towns');
        town.value = 'Rumson';
        town.dispatchEvent(new Event('change', { bubbles: true }));
      });
    });
    addEventListener('hydration', () => {
      if (document.querySelector('main')?.dataset.hydration === 'done') console.info('hydrated');
    });
  });
  const sent = page.waitForRequest(/town=Rumson/);
  const isHydrated = page.waitForEvent('console', (line) => line.text() === 'hydrated');
  await page.goto('/properties', { waitUntil: 'commit' });
  await sent;
  release();
  await isHydrated;
  releasePage();
  await expect
    .poll(() => Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value)))
    .toEqual({ status: 'sold', town: 'Rumson' });
  await expect(page.getByLabel('Town')).toHaveValue('Rumson');
  await expect(chosen(page, 'Sold')).toBeVisible();
});

test('a phrase stands in one pair of quotation marks among what was chosen', long, async ({ page }) => {
  for (const [text, chip] of [
    ['"no pool"', 'Remove "no pool"'],
    ['garage "no pool"', 'Remove garage "no pool"'],
    ['porch', 'Remove “porch”'],
  ] as const) {
    await page.goto(`/properties?text=${encodeURIComponent(text)}`);
    await expect(page.getByRole('link', { name: chip, exact: true }).first()).toBeVisible();
  }
});

test('without a line the list stays, words say why, and the last choice is made when the line is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  const said = page.getByRole('region', { name: 'Notifications' }).getByText('No line', { exact: true });
  for (const hasAsked of [false, true]) {
    await page.goto('/properties');
    await settled(page);
    if (hasAsked) {
      await page.getByLabel('Order').selectOption('price-low');
      await expect(page).toHaveURL(/sort=price-low/);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
    await context.setOffline(true);
    await page.getByLabel('Town').selectOption('Rumson');
    await expect(said).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Active Listings' })).toBeVisible();
    await expect(page.getByLabel('Town')).toHaveValue('Rumson');
    await page.getByRole('button', { name: 'Sold', exact: true }).click();
    await context.setOffline(false);
    await expect(page).toHaveURL(/town=Rumson.*status=sold|status=sold.*town=Rumson/);
    await expect(page.getByRole('heading', { name: 'Active Listings' })).toHaveCount(0);
    await expect(page.getByLabel('Town')).toHaveValue('Rumson');
    await expect(chosen(page, 'Sold')).toBeVisible();
  }
});

test(
  'a choice whose code does not come says so in the place of the list, and Retry makes it',
  long,
  async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR/);
    await page.goto('/properties');
    await settled(page);
    await page.route(/\/find\.[0-9a-f]+\.js/, (route) => route.abort());
    await page.getByRole('button', { name: 'Sold', exact: true }).click();
    await expect(page.getByText('The properties could not be loaded.')).toBeVisible();
    await expect(chosen(page, 'Sold')).toBeVisible();
    await expect(page.getByLabel('Town').getByRole('option', { name: 'Rumson' })).toBeAttached();
    await page.unroute(/\/find\.[0-9a-f]+\.js/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Active Listings' })).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Sold Properties' })).toBeVisible();
  },
);

test('a printed list says what was asked for, with nothing to press', async ({ page }) => {
  await page.goto('/properties?town=Red+Bank&beds=2&price=100000-2000000');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const words of ['Red Bank', '$100,000 to $2,000,000', '2+ beds'])
    await expect(main.getByRole('link', { name: `Remove ${words}` })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Clear all' })).toBeHidden();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
});
