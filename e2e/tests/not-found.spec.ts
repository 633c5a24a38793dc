/** Three pages for what is not found, in one design: each with its drawing, its text and its links. */

import { expect, longIf, statusUnderTest, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { expectSound } from './sound.ts';

const lost = [
  { path: '/no/such/page', title: 'Page Not Found', picture: /rowing boat/, way: 'Return Home', to: '/' },
  {
    path: '/properties/00000000-0000-4000-8000-000000000000',
    title: 'Property Not Found',
    picture: /garden gate/,
    way: 'Back to Properties',
    to: '/properties',
  },
  { path: '/areas/atlantis', title: 'Town Not Found', picture: /signpost/, way: 'Return Home', to: '/' },
] as const;

test('a page that the agent’s desk does not have is lost like any other, with the site’s header and footer', async ({
  page,
  allowConsole,
}) => {
  allowConsole(statusUnderTest);
  expect((await page.goto('/admin/nowhere'))?.status()).toBe(404);
  await hydrated(page, 'Page Not Found');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const { path, title, picture, way, to } of lost) {
  test.describe(title, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('shows its drawing and a way on, which a small phone shows whole', async ({ page, allowConsole }) => {
      allowConsole(statusUnderTest);
      expect((await page.goto(path))?.status()).toBe(404);
      await hydrated(page, title);
      await expect(page).toHaveTitle(title);
      const drawing = page.getByRole('main').getByRole('img', { name: picture });
      await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectSound(page, path);
      await page.getByRole('main').getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${to}$`));
    });
  });

  test.describe(`${title}, without scripts`, longIf(title !== 'Page Not Found'), () => {
    test.use({ javaScriptEnabled: false });

    test('has its words on the sky of its drawing', async ({ page, allowConsole }) => {
      allowConsole(statusUnderTest);
      await page.goto(path);
      const drawing = await page.getByRole('img', { name: picture }).boundingBox();
      const heading = await page.getByRole('heading', { level: 1, name: title }).boundingBox();
      const link = await page.getByRole('main').getByRole('link', { name: way }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(drawing?.width).toBe(1280);
      expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY));
      expect(heading?.y).toBeGreaterThan(drawing?.y ?? Number.POSITIVE_INFINITY);
      // Only the upper left of the drawing is left free.
      expect(link?.y).toBeLessThan((drawing?.y ?? 0) + (drawing?.height ?? 0) / 2);
    });
  });
}

const CODE = '**/web/not-found-page.*.js';

test('an unknown address stays as it was drawn while its code cannot be had', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  allowConsole(/Failed to load resource|net::ERR/);
  const lost = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('not-found-page') });
  await page.route(CODE, (route) => route.abort());
  await page.goto('/no/such/page');
  await lost;
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an unknown address reached within the site, its code lost, says so and can be asked for again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route(CODE, (route) => route.abort());
  await page.goto('/privacy');
  await hydrated(page, /privacy/i);
  await page.evaluate(() => {
    // An entry as the router itself writes it.
    history.pushState({ key: 'elsewhere', idx: 1, usr: null }, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});
