/** The hero shows the time of day and the season on the Shore, by the page's clock, and only if that costs the visitor nothing. */

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, long, longIf, test } from '../support/test.ts';
import { hydrated } from './answers.ts';
import { contrastOf, contrastsOf } from './contrast.ts';
import { hold } from './hold.ts';
import { drawn } from './settled.ts';
import { shiftOf } from './shift.ts';

// The time on the Shore counts, wherever the visitor is.
test.use({ timezoneId: 'Asia/Tokyo', savesData: false });

const HOME = 'With You Every Step of the Way';
const hours = {
  dawn: '2026-06-15T05:45:00-04:00',
  day: '2026-06-15T12:00:00-04:00',
  evening: '2026-06-15T19:30:00-04:00',
  night: '2026-06-15T23:00:00-04:00',
} as const;
type Hour = keyof typeof hours;

const seasons = {
  october: {
    dawn: '2026-10-15T07:30:00-04:00',
    day: '2026-10-15T12:00:00-04:00',
    evening: '2026-10-15T17:00:00-04:00',
    night: '2026-10-15T22:00:00-04:00',
  },
  winter: {
    dawn: '2027-01-15T07:30:00-05:00',
    day: '2027-01-15T12:00:00-05:00',
    evening: '2027-01-15T16:00:00-05:00',
    night: '2027-01-15T22:00:00-05:00',
  },
} as const;
type Season = keyof typeof seasons;

const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome' });
const land = (page: Page) => welcome(page).locator('[data-season]');
const layer = (page: Page) => welcome(page).locator('[data-hour]');
const video = (page: Page) => page.locator('main video');

/** Collects the requests for pictures of other hours than the evening, and for every film. */
function watchHours(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = /hero-(dawn|day|night|loop|evening)[^/]*$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

async function openAt(page: Page, hour: Hour, season?: Season): Promise<void> {
  await page.clock.setFixedTime((season ? seasons[season] : hours)[hour]);
  await page.goto('/');
  await hydrated(page, HOME);
}

/** Waits until the picture of this hour is loaded and has faded in. */
async function shown(page: Page, hour: Hour): Promise<void> {
  await expect(layer(page)).toHaveAttribute('data-hour', hour);
  await expect.poll(() => layer(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
}

/** Waits until October or winter is shown on the land. */
async function shownSeason(page: Page, season: Season): Promise<void> {
  await expect(land(page)).toHaveAttribute('data-season', season);
  await expect.poll(() => land(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
}

/** Waits until the film is there. It is loaded last, so nothing else will be requested. */
const rested = (page: Page) => expect(video(page)).toHaveCount(1);

/** Whether each picture is the one for the present window size. While a browser loads another, it shows the earlier one. */
const areWhole = (page: Page): Promise<boolean> =>
  welcome(page)
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.complete));

/** Every visible text has enough contrast with what is behind it. */
async function expectEveryWordToBeRead(page: Page): Promise<void> {
  const header = page.getByRole('banner').locator('[data-brokerage-name], [data-agent-name], nav a, nav button');
  const texts = welcome(page).locator('h1, p').or(header);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    await expect.poll(() => areWhole(page)).toBe(true);
    // What lies in the browser's memory is whole at once, and is decoded only then.
    await welcome(page)
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((image) => image.decode())));
    await drawn(page);
    const seen = await contrastsOf(texts);
    expect(seen.length).toBeGreaterThanOrEqual(4);
    for (const { text, contrast } of seen) expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
  }
}

test('at night the picture of the hour fades in over the first, moves nothing, and its sea moves', async ({ page }) => {
  await openAt(page, 'night');
  await shown(page, 'night');
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentSrc)).toContain('night');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);

  await test.step('on paper the first picture stands, and its words are dark', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(layer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 41, 63)');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the header of other pages knows no night', async () => {
    const brand = page.getByRole('banner').locator('[data-agent-name]');
    const ink = () => brand.evaluate((name) => getComputedStyle(name).color);
    const light = await ink();
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect.poll(ink).not.toBe(light);
    expect(await contrastOf(brand)).toBeGreaterThanOrEqual(4.5);
  });
});

for (const width of [360, 768])
  test(
    `until the first picture comes the sky goes on in its place, without an edge, at ${width} px`,
    longIf(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const letThrough = await hold(page, /\/hero-\d+\./);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const box = await welcome(page).locator('picture').boundingBox();
      if (!box) throw new Error('The picture has no place');
      const clip = { x: 0, y: box.y - 4, width: 4, height: 8 };
      const pixels = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const [above, below] = [pixels.subarray(0, 3), pixels.subarray(-3)];
      expect([...below], `the sky above is ${[...above]}`).toEqual([...above]);
      letThrough();
      await expect.poll(() => areWhole(page)).toBe(true);
    },
  );

test.describe('with its film', () => {
  test.use({ filmPlays: true });

  for (const season of [undefined, 'october'] as const)
    test(
      `on a phone the ${season ?? 'summer'} sky above the drawing fades together with it, and the film comes after`,
      longIf(season !== undefined),
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const session = await page.context().newCDPSession(page);
        await session.send('Animation.enable');
        // Slowed down, the fade takes more than two seconds, so the test can see what is shown too early.
        await session.send('Animation.setPlaybackRate', { playbackRate: 0.25 });
        await openAt(page, 'day', season);
        const opacityOf = (what: Locator) => what.evaluate((element) => getComputedStyle(element).opacity);
        const first = season ? land(page) : video(page);
        await expect(layer(page)).toHaveAttribute('data-shown', 'true');
        await first.waitFor({ state: 'attached' });
        expect(await opacityOf(layer(page))).toBe('1');
        await expect(video(page)).toHaveAttribute('data-begun', 'true');
      },
    );
});

test.describe('on a phone, with its film', () => {
  test.use({ filmPlays: true, viewport: { width: 360, height: 740 } });

  /** The color of a point of the sky where nothing moves. */
  const colorOf = (what: Locator) =>
    what.evaluate((element) => {
      const context = new OffscreenCanvas(1280, 720).getContext('2d');
      context?.drawImage(element as HTMLImageElement | HTMLVideoElement, 0, 0, 1280, 720);
      const { data } = context?.getImageData(500, 2, 8, 2) ?? { data: [] };
      return [0, 1, 2].map((channel) => {
        const values = Array.from({ length: 16 }, (_, index) => data[index * 4 + channel] ?? 0);
        return values.reduce((sum, value) => sum + value, 0) / 16;
      });
    });

  test('at each hour the film has the colors of its drawing, and of the sky above', long, async ({ page }) => {
    for (const hour of ['dawn', 'day', 'evening', 'night'] as const)
      await test.step(`at ${hour}`, async () => {
        await openAt(page, hour);
        await expect(video(page)).toHaveAttribute('data-begun', 'true');
        const drawing = (hour === 'evening' ? welcome(page) : layer(page)).locator('picture img').first();
        const [still, moving] = [await colorOf(drawing), await colorOf(video(page))];
        const difference = Math.max(...still.map((value, index) => Math.abs(value - (moving[index] ?? 0))));
        expect(difference, `${moving} over ${still}`).toBeLessThan(3);
      });
  });
});

for (const hour of ['dawn', 'day', 'evening', 'night'] as const) {
  test(
    `at ${hour} every word over the hero can be read, in summer`,
    longIf(hour === 'dawn' || hour === 'evening'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAt(page, hour);
      if (hour !== 'evening') {
        await shown(page, hour);
        const drawing = layer(page).getByRole('presentation', { includeHidden: true });
        expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`hero-${hour}-`);
      }
      await expectEveryWordToBeRead(page);
    },
  );

  for (const season of ['october', 'winter'] as const)
    test(`at ${hour} every word over the hero can be read, in ${season}`, long, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAt(page, hour, season);
      await shownSeason(page, season);
      expect(await land(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        `hero-${hour}-${season}`,
      );
      await expectEveryWordToBeRead(page);
    });
}

test(
  'in winter snow fades in over the land of the hour, moves nothing, and the sea moves under it',
  long,
  async ({ page }) => {
    await openAt(page, 'day', 'winter');
    await shownSeason(page, 'winter');
    await rested(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    const isOver = await land(page).evaluate((snow) => {
      const film = document.querySelector('main video');
      if (!film) throw new Error('There is no film');
      const [over, under] = [snow.getBoundingClientRect(), film.getBoundingClientRect()];
      const isAfter = Boolean(film.compareDocumentPosition(snow) & Node.DOCUMENT_POSITION_FOLLOWING);
      return isAfter && over.width === under.width && over.height === under.height && over.top === under.top;
    });
    expect(isOver).toBe(true);
    await page.getByRole('button', { name: 'Pause the background video' }).click();
    await expect(page.getByRole('button', { name: 'Play the background video' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(land(page)).toBeHidden();
  },
);

test('snow that does not come leaves the hour and its film', long, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/hero-day-winter/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('hero-day-winter'));
  await openAt(page, 'day', 'winter');
  await refused;
  await shown(page, 'day');
  await rested(page);
  await expect(land(page)).toHaveCSS('opacity', '0');
});

test('in the evening the first picture stays, and no other is asked for', async ({ page }) => {
  const asked = watchHours(page);
  await openAt(page, 'evening');
  await rested(page);
  await expect(layer(page)).toHaveCount(0);
  await expect(land(page)).toHaveCount(0);
  expect(asked.filter((name) => /dawn|day|night|evening/.test(name))).toEqual([]);
});

test('the document itself knows the evening alone, and no season', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('hero-1280');
  expect(html).not.toMatch(/hero-(?:dawn|day|night|evening)|-(?:winter|october)\b/);
});

test('the hour does not change under my eye, nor while I look around', long, async ({ page }) => {
  await openAt(page, 'day');
  await shown(page, 'day');
  await page.clock.setFixedTime(hours.night);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(layer(page)).toHaveCount(0);
  await page.goBack();
  await shown(page, 'day');
});

test(
  'a picture of the hour that does not come leaves the evening and its film',
  long,
  async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.route(/hero-night-\d/, (route) => route.abort());
    await openAt(page, 'night');
    await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentSrc)).toMatch(/hero-loop\./);
    await expect(layer(page)).toHaveCount(0);
  },
);

const quiet = {
  'whoever saves data': { saveData: true },
  'a slow line': { effectiveType: '2g' },
};
for (const [who, connection] of Object.entries(quiet))
  test(`${who} keeps the first picture`, longIf(who !== 'a slow line'), async ({ page }) => {
    const asked = watchHours(page);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    const hour = page.waitForEvent('requestfinished', (request) => request.url().includes('/hero-hour.'));
    await openAt(page, 'night', 'winter');
    await hour;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
  });

test('whoever asks for less motion gets the hour without a fade and without a film', async ({ page }) => {
  const asked = watchHours(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 'night');
  await shown(page, 'night');
  await expect(video(page)).toHaveCount(0);
  expect(asked.filter((name) => name.startsWith('hero-loop'))).toEqual([]);
});

/** The height that counts for the largest paint: whole pixels, without what is clipped. */
const countedRows = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    let [upper, lower] = [Math.floor(top), Math.ceil(bottom)];
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      upper = Math.max(upper, box.getBoundingClientRect().top);
      lower = Math.min(lower, box.getBoundingClientRect().bottom);
    }
    return lower - upper;
  });

for (const [width, height, deviceScaleFactor] of [
  [412, 823, 1.75],
  [1280, 800, 1],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test(
      'the largest paint is the first picture, not what October or winter lays over it',
      longIf(width === 1280),
      async ({ page }) => {
        await page.addInitScript(() => {
          const paints: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Array<PerformanceEntry & { url: string }>) paints.push(entry.url);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          Object.assign(window, { paints });
        });
        const cdp = await page.context().newCDPSession(page);
        for (const [season, hour] of [
          ['october', 'night'],
          ['october', 'evening'],
          ['winter', 'day'],
        ] as const)
          await test.step(`${season} over its ${hour}`, async () => {
            // What comes first is told only by a visit to which all pictures are new.
            await cdp.send('Network.clearBrowserCache');
            await page.clock.setFixedTime(seasons[season][hour]);
            await page.goto('/');
            await expect(land(page)).toHaveAttribute('data-shown', 'true');
            await land(page).evaluate((element) =>
              Promise.all(element.getAnimations().map(({ finished }) => finished)),
            );
            await drawn(page);
            const paints = await page.evaluate(() => (window as unknown as { paints: string[] }).paints);
            expect(paints.at(-1)).toMatch(/\/hero-\d+\./);
            // On some visits, the browser counts the film's first frame as the largest paint, so the film must be smaller than the picture.
            await rested(page);
            const [first, film, layer] = await Promise.all(
              [welcome(page).locator('picture img').first(), video(page), land(page)].map((element) =>
                countedRows(element),
              ),
            );
            expect(film).toBeLessThan(first ?? 0);
            expect(layer).toBeLessThan(first ?? 0);
          });
      },
    );
  });
