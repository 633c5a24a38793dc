/** The agent's list of homes: finding, filtering, changing the status and undoing it, at a desk and on a phone. */

import type { Page } from '@playwright/test';
import { expect, long, test, walkAt } from '../support/test.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { expectSound } from './sound.ts';

test.use({ siteName: 'admin-homes' });

const homes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/admin/homes/"]') });
const home = (page: Page, address: string) => homes(page).filter({ hasText: address });
const chip = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });

for (const width of [1280, 360]) {
  test(
    `at ${width} px I find a home by word, status and town, and Back leads to what I looked at before`,
    walkAt(width),
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn();
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Homes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Homes' })).toBeFocused();
      await expect(homes(page)).toHaveCount(22);
      await expectSound(page);
      await hasNoSidewaysScroll(page);

      await chip(page, /^Pending/).click();
      await expect(page).toHaveURL(/\?status=pending$/);
      await expect(homes(page)).toHaveCount(4);
      await expect(home(page, '8 Telegraph Hill Road')).toContainText(/\d+ days pending/);
      await page.getByLabel('Find a home').pressSequentially('telegraph');
      await expect(page).toHaveURL(/status=pending&text=telegraph$/);
      await expect(homes(page)).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(/\/admin\/homes$/);
      await expect(page.getByLabel('Find a home')).toHaveValue('');
      await expect(homes(page)).toHaveCount(22);

      await page.getByLabel('Town').selectOption('Sea Bright');
      await expect(homes(page)).toHaveCount(2);
      await expect(chip(page, /^All 2$/)).toBeVisible();
      await homes(page).last().getByRole('link').first().press('Enter');
      await expect(page).toHaveURL(/\/admin\/homes\/[\da-f-]{36}$/);
      await page.goBack();
      await expect(homes(page).last().getByRole('link').first()).toBeFocused();
      await page.reload();
      await expect(homes(page)).toHaveCount(2);
      await page.getByLabel('Find a home').fill('zebra crossing');
      await expect(page.getByText('No home answers to this.', { exact: false })).toBeVisible();
    },
  );
}

test('a home goes from active to pending, to sold and to the archive in a press each, and back with Undo', async ({
  page,
  authenticate,
}) => {
  await authenticate();
  await page.goto('/admin/homes');
  const row = home(page, '604 Seventh Avenue');
  const press = async (name: RegExp) => {
    await row.hover();
    await row.getByRole('button', { name }).click();
  };
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();

  await press(/^Pending/);
  await expect(page.getByRole('status').filter({ hasText: '604 Seventh Avenue is pending now' })).toBeVisible();
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
  await expect(chip(page, /^Pending 5$/)).toBeVisible();
  await undo();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(chip(page, /^Pending 4$/)).toBeVisible();

  await press(/^Sold/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sold date').fill(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('Represented').selectOption('Seller');
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByText('604 Seventh Avenue is sold')).toBeVisible();
  await expect(chip(page, /^Sold 9$/)).toBeVisible();
  await undo();
  await expect(chip(page, /^Sold 8$/)).toBeVisible();

  await press(/^Archive/);
  await expect(row.getByText('Archived', { exact: true })).toBeVisible();
  await chip(page, /^Archived 1$/).click();
  await press(/^Restore/);
  await expect(page.getByText('604 Seventh Avenue is active now')).toBeVisible();
  await expect(homes(page)).toHaveCount(0);
  await chip(page, /^All 22$/).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('a status that another device gave a home meanwhile is written over neither by my Undo nor by my press', async ({
  page,
  authenticate,
  site,
}) => {
  const address = '604 Seventh Avenue';
  await authenticate();
  const { nodes } = await (await page.request.get(`/api/admin/properties?text=${address}`)).json();
  const elsewhere = async (deed: string) => {
    const headers = { origin: site.origin };
    expect((await page.request.post(`/api/admin/properties/${nodes[0].id}/${deed}`, { headers })).status()).toBe(200);
  };
  await page.goto('/admin/homes');
  const row = home(page, address);
  await row.hover();
  await row.getByRole('button', { name: /^Pending/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await elsewhere('archive');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It was changed again meanwhile.').first()).toBeVisible();
  await expect(row.getByText('Archived', { exact: true })).toBeVisible();

  // The page has not heard of it.
  await elsewhere('restore');
  await row.hover();
  // The page reads its homes once more after it, and must not hear of what follows.
  const reread = page.waitForResponse((one) => one.request().postData()?.includes('"AgentHomes"') === true);
  await row.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText(`${address} is pending now`)).toBeVisible();
  await (await reread).finished();
  await elsewhere('reopen');
  await row.hover();
  await row.getByRole('button', { name: /^Archive/ }).click();
  await expect(page.getByText('Changed meanwhile: active. It is shown here as it stands now.').first()).toBeVisible();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();

  // A sale that was corrected is another sale.
  await row.hover();
  await row.getByRole('button', { name: /^Sold/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sold date').fill('2026-05-01');
  await dialog.getByLabel('Represented').selectOption('Seller');
  await dialog.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(page.getByText(`${address} is sold`)).toBeVisible();
  const corrected = { headers: { origin: site.origin }, data: { soldPrice: '$900,000' } };
  expect((await page.request.put(`/api/admin/properties/${nodes[0].id}`, corrected)).status()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It was changed again meanwhile.').first()).toBeVisible();
  await expect(row.getByText('$900,000')).toBeVisible();
  await elsewhere('reopen');
});

test('what the gateway refuses is said, and the home stands as it stood', async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/homes');
  const row = home(page, '63 First Avenue');
  await expect(row).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('pending')
      ? route.fulfill({ json: { data: null, errors: [{ message: 'Not today', extensions: { code: 'CONFLICT' } }] } })
      : route.continue(),
  );
  await row.hover();
  await row.getByRole('button', { name: /^Pending/ }).click();
  await expect(page.getByText('Not today', { exact: true })).toBeVisible();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(
    `at ${width} px I read homes in from a spreadsheet, see first what becomes of each row, and take it all back`,
    walkAt(width),
    async ({ page, authenticate }) => {
      await page.setViewportSize({ width, height: 780 });
      await authenticate();
      await page.goto('/admin/homes');
      await page.getByRole('link', { name: 'Read in a spreadsheet' }).click();
      const choose = (rows: string) =>
        page.getByLabel('Choose a spreadsheet').setInputFiles({
          name: 'homes.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`Street,City,Zip,Asking,Remarks\n${rows}`),
        });
      await choose(`${width} Sheet Street,Rumson,07760,650k,Quiet\n${width} Cliff Street,Rumson,,1,\n`);
      // No column title of the file is known to mean the price.
      await expect(page.getByText('No column is read as Price.', { exact: false })).toBeVisible();
      await page.getByLabel('Asking').selectOption('Price');
      await expect(page.getByText('1 row has a problem.', { exact: false })).toBeVisible();
      await expect(page.getByText('ZIP code: Required', { exact: false })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Read in' })).toHaveAttribute('aria-disabled', 'true');

      await page.getByRole('button', { name: 'Another file' }).click();
      await choose(`${width} Sheet Street,Rumson,07760,650k,Quiet\n`);
      await page.getByLabel('Asking').selectOption('Price');
      await expect(page.getByText('1 new home', { exact: false })).toBeVisible();
      await expectSound(page);
      await hasNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Read in 1 home' }).click();
      await expect(page.getByText('Read in: 1 new home.')).toBeVisible();
      await page.getByRole('link', { name: 'See the homes' }).click();
      await expect(page.getByRole('link', { name: `${width} Sheet Street` })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Homes', exact: true }).first().click();
      await expect(page.getByRole('link', { name: `${width} Sheet Street` })).toBeVisible();
    },
  );
}

test('what I read in from a spreadsheet is taken back in one press', long, async ({ page, authenticate }) => {
  await authenticate();
  await page.goto('/admin/homes/import');
  const buffer = Buffer.from('Address,Town,ZIP code,Price\n9 Gone Street,Rumson,07760,650k\n');
  await page.getByLabel('Choose a spreadsheet').setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Read in 1 home' }).click();
  // Who looks at the homes first can still take it back.
  await page.getByRole('link', { name: 'See the homes' }).click();
  await page.waitForURL('**/admin/homes');
  await page.goBack();
  await page.getByRole('button', { name: 'Take it all back' }).click();
  await expect(page.getByText('Every home is as it was.', { exact: true })).toBeVisible();
  await page.goto('/admin/homes?text=Gone');
  await expect(page.getByText('No home answers to this.', { exact: false })).toBeVisible();
});

test(
  'a note of what was read in that is damaged is none: I am asked for a spreadsheet',
  long,
  async ({ page, signIn }) => {
    await signIn();
    for (const note of ['{}', '7', '"x"', '{"fileName":"homes.csv","answer":{"columns":[],"rows":[]}}']) {
      await page.evaluate((text) => sessionStorage.setItem('last-import', text), note);
      await page.goto('/admin/homes/import');
      await expect(page.getByLabel('Choose a spreadsheet')).toBeVisible();
      await expect(page.getByText(/^Read in/)).toBeHidden();
    }
  },
);

test('at 360 px I swipe a home aside to make it pending, and the three dots have everything', async ({
  page,
  authenticate,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await authenticate();
  await page.goto('/admin/homes?status=active');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-row]') })
    .first();
  await expect(row).toBeVisible();
  const address = (await row.getByRole('link').textContent()) ?? '';
  const home = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: address, exact: true }) });
  const pending = home.getByText('Pending', { exact: true }).last();
  await expect(pending).not.toBeInViewport();
  await home.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  const box = await pending.boundingBox();
  expect(box && [Math.round(box.width), Math.round(box.x + 2 * box.width)]).toEqual([84, 360]);
  await pending.click();
  await expect(page.getByText('is pending now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto(`/admin/homes?text=${encodeURIComponent(address)}`);
  await home.getByRole('button', { name: `More for ${address}` }).click();
  const sheet = page.getByRole('dialog', { name: address });
  await expectSound(page);
  for (const word of ['Pending', 'Sold', 'Archive'])
    await expect(sheet.getByRole('button', { name: word })).toBeVisible();
  await sheet.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(/\/admin\/homes\/[0-9a-f-]{36}$/);
});
