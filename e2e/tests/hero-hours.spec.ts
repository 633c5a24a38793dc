/** The hour of the Shore over the first picture: by the page's clock, and never where it would cost somebody something. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { contrastOf } from './contrast.ts';

// Wherever the visitor is, it is as late as it is on the Shore.
test.use({ timezoneId: 'Asia/Tokyo' });

const HOME = 'With You Every Step of the Way';
const hours = {
  dawn: '2026-11-23T07:30:00-05:00',
  day: '2026-11-23T12:00:00-05:00',
  evening: '2026-11-23T16:00:00-05:00',
  night: '2026-11-23T22:00:00-05:00',
} as const;
type Hour = keyof typeof hours;

const layer = (page: Page) => page.getByRole('region', { name: 'Welcome' }).locator('[data-hour]');
const video = (page: Page) => page.locator('main video');

/** Addresses of everything that is drawn for another hour than the evening, and of every film. */
function watchHours(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = /hero-(dawn|day|night|loop)[^/]*$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

async function openAt(page: Page, hour: Hour): Promise<void> {
  await page.clock.setFixedTime(hours[hour]);
  await page.goto('/');
  await hydrated(page, HOME);
}

/** The hour stands: its picture has come and has been faded in. */
async function shown(page: Page, hour: Hour): Promise<void> {
  await expect(layer(page)).toHaveAttribute('data-hour', hour);
  await expect.poll(() => layer(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
}

/** The page rests, and its film has come: whatever else there was to ask for has been asked for. */
const rested = (page: Page) => expect(video(page)).toHaveCount(1);

test('at night the picture of the hour fades in over the first, moves nothing, and its sea moves', async ({ page }) => {
  await openAt(page, 'night');
  await shown(page, 'night');
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentSrc)).toContain('night');
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() =>
        resolve(observer.takeRecords().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
      ),
    );
  });
  expect(shift).toBeLessThanOrEqual(0.01);
});

for (const hour of ['dawn', 'day', 'evening', 'night'] as const) {
  test(`at ${hour} every word over the hero can be read`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAt(page, hour);
    if (hour !== 'evening') {
      await shown(page, hour);
      const drawing = layer(page).getByRole('presentation', { includeHidden: true });
      expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`hero-${hour}-`);
    }
    const words = page.getByRole('region', { name: 'Welcome' }).locator('h1, p');
    const header = page.getByRole('banner').locator('[data-brokerage-name], [data-agent-name], nav a, nav button');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const word of [...(await words.all()), ...(await header.all())]) {
        if (!(await word.isVisible())) continue;
        const contrast = await contrastOf(word);
        expect(contrast, `${await word.textContent()} at ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

test('in the evening the first picture stays, and no other is asked for', async ({ page }) => {
  const asked = watchHours(page);
  await openAt(page, 'evening');
  await rested(page);
  await expect(layer(page)).toHaveCount(0);
  expect(asked.filter((name) => /dawn|day|night/.test(name))).toEqual([]);
});

test('the document itself knows the evening alone', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('hero-1280');
  expect(html).not.toMatch(/hero-(dawn|day|night)/);
});

test('the hour does not change under my eye, nor while I look around', async ({ page }) => {
  await openAt(page, 'day');
  await shown(page, 'day');
  await page.clock.setFixedTime(hours.night);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(layer(page)).toHaveCount(0);
  await page.goBack();
  await shown(page, 'day');
});

test('the header of other pages knows no night', async ({ page }) => {
  await openAt(page, 'night');
  await shown(page, 'night');
  const brand = page.getByRole('banner').locator('[data-agent-name]');
  const ink = () => brand.evaluate((name) => getComputedStyle(name).color);
  const light = await ink();
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect.poll(ink).not.toBe(light);
  expect(await contrastOf(brand)).toBeGreaterThanOrEqual(4.5);
});

test('a picture of the hour that does not come leaves the evening and its film', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/hero-night-\d/, (route) => route.abort());
  await openAt(page, 'night');
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentSrc)).toMatch(/hero-loop\./);
  await expect(layer(page)).toHaveCount(0);
});

const quiet = {
  'whoever saves data': { saveData: true },
  'a slow line': { effectiveType: '2g' },
};
for (const [who, connection] of Object.entries(quiet))
  test(`${who} keeps the first picture`, async ({ page }) => {
    const asked = watchHours(page);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    const hour = page.waitForEvent('requestfinished', (request) => request.url().includes('/hero-hour.'));
    await openAt(page, 'night');
    await hour;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
  });

test('on paper the first picture stands, and its words are dark', async ({ page }) => {
  await openAt(page, 'night');
  await shown(page, 'night');
  await page.emulateMedia({ media: 'print' });
  await expect(layer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 41, 63)');
});

test('whoever asks for less motion gets the hour without a fade and without a film', async ({ page }) => {
  const asked = watchHours(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 'night');
  await shown(page, 'night');
  await expect(video(page)).toHaveCount(0);
  expect(asked.filter((name) => name.startsWith('hero-loop'))).toEqual([]);
});
