/** Where things stand at their width: what was seen askew on screen, and is measured since. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { settled } from './settled.ts';

test.use({ siteName: 'laid-out', contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 860 };

type Box = { left: number; right: number; top: number; bottom: number; height: number };

const boxesOf = (locator: Locator): Promise<Box[]> =>
  locator.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as Box));

async function boxOf(locator: Locator): Promise<Box> {
  await locator.first().waitFor();
  const [box] = await boxesOf(locator.first());
  if (!box) throw new Error('Nothing stands there');
  return box;
}

const linesOf = (boxes: readonly Box[]): number => new Set(boxes.map(({ top }) => Math.round(top))).size;

async function open(page: Page, size: typeof phone, path: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await settled(page);
}

const filtered = '/properties?town=Red%20Bank&beds=2&price=-900000&listing=sale';

test('on a phone four chips and the way to clear them take two lines, and their homes begin on the first screen', async ({
  page,
}) => {
  await open(page, phone, filtered);
  const form = page.getByRole('form', { name: 'Filter properties' });
  expect(linesOf(await boxesOf(form.getByRole('link', { name: /^(Remove |Clear all)/ })))).toBe(2);
  expect((await boxOf(page.getByRole('region', { name: 'Active Listings' }).getByRole('img'))).top).toBeLessThan(620);
});

test('on a desk a list in which something is chosen looks chosen, as the buttons beside it do', async ({ page }) => {
  await open(page, desk, filtered);
  const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = await ground(page.getByRole('link', { name: 'Price', exact: true }));
  expect(await ground(page.getByLabel('Town'))).toBe(chosen);
  expect(await ground(page.getByLabel('Beds'))).toBe(chosen);
  await page.goto('/properties');
  await settled(page);
  expect(await ground(page.getByLabel('Town'))).not.toBe(chosen);
});
