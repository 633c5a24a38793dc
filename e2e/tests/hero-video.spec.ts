/** The hero's film, and all conditions under which it stays still. In the evening, whose picture is the default. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { atRest } from './settled.ts';

const video = (page: Page) => page.locator('main video');
const drawing = (page: Page) => page.getByRole('main').locator('picture img').first();

test.use({ filmPlays: true, savesData: false });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T16:00:00-05:00'));

/** Collects the addresses of all videos that the page requests. */
function watchVideos(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Waits until the code of the hero is loaded and has run. A film that was not requested until then will not be. */
async function rest(page: Page): Promise<void> {
  const hour = page.waitForEvent('requestfinished', (request) => request.url().includes('/hero-hour.'));
  await page.goto('/');
  await hour;
  await atRest(page);
}

test('once the page rests the sea begins to move, without a sound and without an end', async ({ page }) => {
  await page.goto('/');
  const state = () =>
    video(page).evaluate((element: HTMLVideoElement) => ({
      moves: element.currentTime > 0 && !element.paused,
      muted: element.muted,
      loop: element.loop,
      seen: getComputedStyle(element).opacity,
    }));
  await expect.poll(state).toEqual({ moves: true, muted: true, loop: true, seen: '1' });
  await expect(drawing(page)).toBeVisible();
});

test('I can pause the video and let it go on, also by keyboard', async ({ page }) => {
  await page.goto('/');
  const isPaused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause the background video' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: 'Play the background video' }).press('Enter');
  await expect.poll(isPaused).toBe(false);
});

test('out of sight the video stands still', async ({ page }) => {
  await page.goto('/');
  const isPaused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isPaused).toBe(false);
});

test('a visitor who scrolls on before the first frame finds the sea moving on return', long, async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await expect(video(page)).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await atRest(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime > 0)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause the background video' })).toBeVisible();
});

test('a video that fails hides, its poster with it, and leaves the sky and one warning', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not be played/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => warnings).toEqual(['The video of the home page could not be played.']);
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('section').first().locator('img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /background video/ })).toHaveCount(0);
  const ground = await page
    .getByRole('region', { name: 'Welcome' })
    .evaluate((section) => getComputedStyle(section).backgroundImage);
  expect(ground).toContain('linear-gradient');
});

test('where the first kind of film does not come the sea moves by the other', long, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  // At noon, because then the film is requested only after the picture has loaded.
  await page.clock.setFixedTime('2026-11-23T12:00:00-05:00');
  await page.route('**/*.mp4', (route) => route.abort());
  await page.goto('/');
  await expect(video(page)).toHaveAttribute('data-begun', 'true');
  expect(await video(page).evaluate((film: HTMLVideoElement) => film.currentSrc)).toMatch(/\.webm$/);
});

test('whoever asks for less motion gets the drawing alone', async ({ page }) => {
  const asked = watchVideos(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rest(page);
  await expect(video(page)).toHaveCount(0);
  await expect(drawing(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('whoever saves data gets the drawing alone', long, async ({ page }) => {
  const asked = watchVideos(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await rest(page);
  await expect(video(page)).toHaveCount(0);
  await expect(drawing(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('a browser that refuses to play by itself shows a Play button over the drawing', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the background video' })).toBeVisible();
  await expect(drawing(page)).toBeVisible();
});

test('parts of a video are answered as parts: Safari plays no other', async ({ page, request }) => {
  const asked = watchVideos(page);
  await page.goto('/');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const [address = ''] = asked;
  const part = await request.get(address, { headers: { range: 'bytes=0-1' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(2);
  const size = Number(/\/(\d+)$/.exec(part.headers()['content-range'] ?? '')?.[1]);
  expect(size).toBeGreaterThan(50_000);
  expect((await request.get(address, { headers: { range: 'bytes=-100' } })).headers()['content-range']).toBe(
    `bytes ${size - 100}-${size - 1}/${size}`,
  );
  expect((await request.get(address, { headers: { range: `bytes=${size}-` } })).status()).toBe(416);
  const whole = await request.get(address);
  expect(whole.status()).toBe(200);
  expect((await whole.body()).length).toBe(size);
});
