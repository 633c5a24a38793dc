/** The agent's dashboard in every state: loading, empty, failed, with one home, many, very long texts, no picture, a broken one. */

import type { Page } from '@playwright/test';
import { expect, long, statusUnderTest, test } from '../support/test.ts';
import { type Answer, changeAnswers, holdAnswers, type Row } from './answers.ts';
import { hasNoSidewaysScroll, longText, longWord } from './long-words.ts';

type Viewer = { listings: Row[]; sold: Row[] };

/** Changes the dashboard's answer, so that it has other homes. */
const withHomes =
  (change: (viewer: Viewer) => Partial<Viewer>) =>
  (data: Answer): object => {
    const viewer = data.viewer as unknown as Viewer;
    return { viewer: { ...viewer, ...change(viewer) } };
  };

const desk = (page: Page, change: (viewer: Viewer) => Partial<Viewer>) =>
  changeAnswers(page, { AdminDashboard: withHomes(change) });

const active = (page: Page) => page.getByRole('region', { name: 'Active and pending' });
const sold = (page: Page) => page.getByRole('region', { name: 'Sold' });
const rows = (page: Page) =>
  active(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('while my homes are on their way I read that they load', async ({ page, signIn }) => {
  const release = await holdAnswers(page);
  await signIn();
  await expect(active(page).getByText('Loading properties...')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add property' });
  const before = await add.boundingBox();
  release();
  await expect(rows(page).first()).toBeVisible();
  // The notice that there is no mail server pushes nothing down under the finger.
  await expect(page.getByRole('region', { name: 'Mail' })).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
  await expect(page.getByText('Loading properties...')).toHaveCount(0);
});

test('an empty desk says so, twice', long, async ({ page, signIn }) => {
  await desk(page, () => ({ listings: [], sold: [] }));
  await signIn();
  await expect(active(page).getByText('No properties found', { exact: true })).toBeVisible();
  await expect(sold(page).getByText('No properties found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add property' })).toBeVisible();
});

test('a desk that cannot be loaded offers a Retry that works', async ({ page, signIn, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/graphql', (route) => route.abort());
  await signIn();
  await expect(page.getByRole('alert').getByText('The properties could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('beyond fifty homes I ask for more, until all are shown', async ({ page, signIn }) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postDataJSON() as { variables?: { listings?: number } }) : null;
    if (body?.variables?.listings) asked.push(body.variables.listings);
  });
  await desk(page, ({ listings }) => ({
    listings: Array.from({ length: Math.min(asked.at(-1) ?? 0, 80) }, (_, index) => ({
      ...listings[0],
      id: `copy-${index}`,
    })),
  }));
  await signIn();
  await expect(rows(page)).toHaveCount(50);
  await active(page).getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(80);
  await expect(active(page).getByRole('status')).toHaveText('All 80 properties are shown.');
  await expect(active(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(asked).toEqual([50, 100]);
});

test('a single home is a single row, a hundred are a hundred', long, async ({ page, signIn }) => {
  const copies = (row: Row | undefined, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...row, id: `copy-${index}` }));
  let count = 1;
  await desk(page, ({ listings }) => ({ listings: copies(listings[0], count) }));
  await signIn();
  await expect(rows(page)).toHaveCount(1);
  count = 100;
  await page.reload();
  await expect(rows(page)).toHaveCount(100);
  await hasNoSidewaysScroll(page);
});

test('endless words stay inside my desk, and so does each home’s button, at 360, 768 and 1280 px', async ({
  page,
  signIn,
}) => {
  const endless = (home: Row): Row => ({ ...home, address: longText, city: longWord, price: longText.slice(0, 40) });
  await desk(page, ({ listings, sold }) => ({ listings: listings.map(endless), sold: sold.map(endless) }));
  await signIn();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rows(page).first()).toContainText('Bartholomew');
    await hasNoSidewaysScroll(page);
    const buttons = await rows(page)
      .getByRole('button', { name: /^Mark .* as sold$/ })
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()));
    expect(buttons).toHaveLength(await rows(page).count());
    for (const { left, right, height } of buttons) {
      expect(left >= 0 && right <= width).toBe(true);
      if (width === 360) expect(height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a home without a photo says that its pictures are to come', async ({ page, signIn }) => {
  await desk(page, ({ listings }) => ({ listings: listings.slice(0, 1).map((home) => ({ ...home, photos: [] })) }));
  await signIn();
  await expect(rows(page).first().getByText('Awaiting Images')).toBeVisible();
});

test(
  'a photo that is broken keeps its place, and the row can still be read',
  long,
  async ({ page, signIn, allowConsole }) => {
    allowConsole(statusUnderTest);
    await page.route('**/attached_assets/**', (route) => route.fulfill({ status: 404 }));
    await signIn();
    const row = rows(page)
      .filter({ has: page.locator('img') })
      .first();
    const box = await row.locator('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await expect(row.getByRole('cell').nth(1)).toHaveText(/\w/);
  },
);
