/** On a slow line the typefaces come last. Until then the page is set in faces of the machine that take up the same room. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hold } from './hold.ts';
import { drawn, settled } from './settled.ts';
import { shiftOf } from './shift.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function staysStill(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 780 : 960 });
  const release = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // What comes after the load of a page waits for them, too.
  await drawn(page);
  const where = `${path} at ${width} px`;
  expect(await page.evaluate(() => document.fonts.status), where).toBe('loading');
  release();
  await settled(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await drawn(page);
  expect(await shiftOf(page), where).toBeLessThanOrEqual(0.01);
  await page.unrouteAll();
}

test('nothing moves when the typefaces come after everything else', async ({ page }) => {
  for (const path of ['/privacy', '/accessibility', '/contact']) await staysStill(page, 1280, path);
  await staysStill(page, 768, '/privacy');
});

test('nothing on any page does, at any width', long, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/status of 404/);
  const [home] = (await (await page.request.get('/api/properties?status=active&limit=1')).json()) as { id: string }[];
  const [sale] = (await (await page.request.get('/api/properties?status=sold&limit=1')).json()) as { id: string }[];
  for (const width of [360, 768, 1280, 1680])
    for (const path of [
      '/',
      '/properties',
      '/properties?status=sold',
      `/properties/${home?.id}`,
      `/properties/${sale?.id}`,
      '/areas/rumson',
      '/areas/new-york',
      '/about',
      '/contact',
      '/privacy',
      '/accessibility',
      '/saved',
      '/compare',
      '/no-such-page',
    ])
      await staysStill(page, width, path);
});
