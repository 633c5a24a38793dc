/** What a phone loads and shows before the first touch: bytes, the largest paint, and that nothing shifts. */

import type { Page, Response } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { drawn, listensTo, openUntouched, settled, watchLine } from './settled.ts';
import { shiftOf } from './shift.ts';

test.use({
  savesData: false,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const LIMIT_BYTES = 500_000;
const isVideo = (response: Response) => /\.(webm|mp4)$/.test(new URL(response.url()).pathname);

/** The bytes of everything that is loaded until the network is idle, without the video. */
async function bytesOf(page: Page, path: string): Promise<number> {
  // At night, because that picture is the largest of those over the first one.
  await page.clock.setFixedTime('2026-11-23T22:00:00-05:00');
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const hasCome = watchLine(page);
  await openUntouched(page, path);
  await hasCome();
  const sizes = answers
    .filter((answer) => !isVideo(answer) && answer.url().startsWith('http'))
    .map((answer) => answer.request().sizes());
  return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const path of ['/', '/areas/rumson']) {
  test(`${path} comes to at most 500 kB`, longIf(path !== '/'), async ({ page }) => {
    const bytes = await bytesOf(page, path);
    console.log(`${path}: ${Math.round(bytes / 1000)} kB`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  test(
    `${path} paints its largest picture from the document alone`,
    longIf(path !== '/'),
    async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      const largest = () =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              new PerformanceObserver((list) => {
                const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
                resolve(entry?.element?.tagName ?? 'nothing');
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
      await expect.poll(largest).toBe('IMG');
    },
  );

  test(`nothing on ${path} moves by itself while it loads`, longIf(path !== '/'), async ({ page }) => {
    const hasCome = watchLine(page);
    await openUntouched(page, path);
    // Scrolling loads the deferred parts, and everything that replaces something on the page.
    await page.evaluate(() => scrollBy(0, 300));
    await listensTo(page, 'mouseout');
    await expect(page.locator('[data-slot]:not([data-hydration="done"])')).toHaveCount(0);
    await hasCome();
    await drawn(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });
}

/** The names of the sections that are skipped in the page's second frame, and by then. */
async function watchSkipped(page: Page) {
  await page.addInitScript(() => {
    const namesSkipped = () =>
      [...document.querySelectorAll('main h2')]
        .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ textContent }) => textContent);
    const watch = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      Object.assign(window, { skippedFirst: namesSkipped() });
    };
    addEventListener('DOMContentLoaded', () => void watch());
    Object.assign(window, { namesSkipped });
  });
  type Watched = { skippedFirst: string[] | undefined; namesSkipped(): string[] };
  return {
    first: () =>
      page.waitForFunction(() => (window as unknown as Watched).skippedFirst).then((names) => names.jsonValue()),
    now: () => page.evaluate(() => (window as unknown as Watched).namesSkipped()),
  };
}

test('what lies far below is laid out when it comes near, and all of it before long', async ({ page }) => {
  const skipped = await watchSkipped(page);
  await page.goto('/');
  expect(await skipped.first()).toEqual(
    expect.arrayContaining(['Guides, printed and plain', 'In their words', 'The Shore', 'Areas of Specialization']),
  );
  await expect(page.locator('head[data-skips]')).toHaveCount(0);
  expect(await skipped.now()).toEqual([]);
});

test('what was skipped is laid out in short turns, one for each section, between which a press is answered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isSkipping = () => 'skips' in document.head.dataset;
    const ask = window.requestIdleCallback;
    let turns = 0;
    window.requestIdleCallback = (...given) => {
      if (isSkipping()) turns += 1;
      Object.assign(window, { turns });
      return ask(...given);
    };
    addEventListener('DOMContentLoaded', () => {
      const all = isSkipping() ? [...document.body.querySelectorAll('*')] : [];
      const sections = all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length;
      Object.assign(window, { sections });
    });
  });
  await page.goto('/');
  await expect(page.locator('head[data-skips]')).toHaveCount(0);
  const { turns, sections } = await page.evaluate(() => {
    const { turns, sections } = window as unknown as { turns: number; sections: number };
    return { turns, sections };
  });
  expect(sections).toBeGreaterThan(8);
  expect(turns).toBeGreaterThan(sections);
});

test('what is in sight stays there when what was skipped above it gets its height, where a browser anchors no scrolling, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = window.requestIdleCallback.bind(window);
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    const release = () => {
      window.requestIdleCallback = ask;
      for (const run of held) ask(run);
    };
    Object.assign(window, { release });
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
    });
  });
  await page.goto('/');
  const heading = page.locator('#neighborhoods').getByRole('heading', { name: 'Areas of Specialization' });
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await drawn(page);
  const placeOf = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await placeOf();
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await expect(page.locator('head[data-skips]')).toHaveCount(0);
  await drawn(page);
  expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(1);
});

test('nothing is skipped where a place on the page is meant: an anchor, or the one before a reload', async ({
  page,
}) => {
  const skipped = await watchSkipped(page);
  await page.goto('/#valuation');
  expect(await skipped.first()).toEqual([]);
  await expect(page.getByRole('heading', { name: /^What would your home bring/ })).toBeInViewport();
  await page.goto('/about');
  await page.reload();
  expect(await skipped.first()).toEqual([]);
});

test('an anchor that is pressed before the scripts have come leads where it should', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/');
  await expect(page.locator('head[data-skips]')).toHaveCount(1);
  // In the folded footer of phones.
  await page.locator('footer a[href="/#valuation"]').first().dispatchEvent('click');
  const heading = page.getByRole('heading', { name: /^What would your home bring/ });
  await expect(heading).toBeInViewport();
  await drawn(page);
  const { top } = await page.locator('#valuation').evaluate((section) => section.getBoundingClientRect());
  expect(Math.abs(top)).toBeLessThan(120);
});

test('the End key leads to the end of a page whose scripts have not come', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/');
  await expect(page.locator('head[data-skips]')).toHaveCount(1);
  await page.keyboard.press('End');
  const { height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(() => page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().bottom)))
    .toBeLessThanOrEqual(height);
});

test('whoever goes on before that finds pages as high as they are', async ({ page }) => {
  // So the page never comes to rest.
  await page.route(/\/hero-\d+\./, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-hydration="done"]').first()).toBeAttached();
  await expect(page.locator('head[data-skips]')).toHaveCount(1);
  await page.getByRole('link', { name: 'View All Properties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await expect(page.locator('head[data-skips]')).toHaveCount(0);
});

test('a phone takes the picture that fits it', async ({ page }) => {
  await page.goto('/properties');
  const first = page.getByRole('main').locator('img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-768\.avif$/);
});

test('letters with accents are asked for where there are any, and only there', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/contact');
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => url.includes('instrument-sans.'))).toBe(true);
  expect(fonts.filter((url) => url.includes('accented'))).toEqual([]);
  await page.getByRole('main').getByLabel('Name').fill('Renée');
  await expect.poll(() => fonts.filter((url) => url.includes('instrument-sans-accented')).length).toBe(1);
});
