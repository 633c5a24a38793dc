/** How many frames what moves costs on a processor four times as slow. Prints the figures of docs/measured.md. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hydrated } from '../tests/answers.ts';

const SLOWER = 4;
/** Milliseconds between two frames at 60 a second, and how late one may be for the clock's own reasons. */
const FRAME = 1000 / 60;
const LATE = 1.5 * FRAME;

type TraceEvent = { name: string; ts: number };
type Frames = { frames: number; late: number; longest: number };

/** Runs what moves while the browser writes down each frame that it draws. */
async function framesOf(page: Page, move: () => Promise<unknown>): Promise<Frames> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'blink.user_timing'],
  });
  await move();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const at = (name: string) => traceEvents.find((event) => event.name === name)?.ts ?? Number.NaN;
  const [start, end] = [at('motion begins'), at('motion ends')];
  const drawn = traceEvents.filter(({ name, ts }) => name === 'DrawFrame' && ts >= start && ts <= end);
  const times = drawn.map(({ ts }) => ts / 1000).toSorted((one, other) => one - other);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    frames: times.length,
    late: gaps.filter((gap) => gap > LATE).length,
    longest: Math.round(Math.max(0, ...gaps)),
  };
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function begin(page: Page): Promise<void> {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
}

/** Other work on the machine makes frames late, too: held is only that most of them are not. */
function tell(what: string, { frames, late, longest }: Frames): void {
  console.log(`${what}: ${frames} frames, ${late} late, the longest ${longest} ms`);
  expect(frames).toBeGreaterThan(5);
  expect(late).toBeLessThan(frames / 2);
}

/** Marks the first animation of a kind, and its end. */
const markAnimations = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      if (this.matches('article') && 'transform' in (keyframes ?? {})) {
        if (performance.getEntriesByName('motion begins').length === 0) performance.mark('motion begins');
        const end = () => performance.mark('motion ends');
        animation.finished.then(end, end);
      }
      return animation;
    };
  });

const hasEnded = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('motion ends').length > 0);

/** A finger that is elsewhere in each frame: what the browser's own protocol sends arrives when it may. */
const moveEachFrame = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate(
    async ([clientX, top]) => {
      const handle = document.elementFromPoint(clientX, top);
      const { pointerId } = window as unknown as { pointerId: number };
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      performance.mark('motion begins');
      for (let by = 4; by <= 240; by += 4) {
        await nextFrame();
        handle?.dispatchEvent(
          new PointerEvent('pointermove', { pointerId, clientX, clientY: top + by, bubbles: true }),
        );
      }
      performance.mark('motion ends');
    },
    [x, y] as const,
  );

test('the grid rearranges itself', async ({ page }) => {
  await markAnimations(page);
  await begin(page);
  const code = page.waitForResponse(/\/motion\.[0-9a-f]+\.js$/);
  const first = await page.locator('#homes article').first().elementHandle();
  await page.getByLabel('Beds').selectOption('1');
  await code;
  // The next list stands there, and what left has faded.
  await page.waitForFunction((card) => !card?.isConnected, first);
  await slow(page);
  const frames = await framesOf(page, async () => {
    await page.evaluate(() => performance.clearMarks());
    await page.getByLabel('Beds').selectOption('4');
    await hasEnded(page);
  });
  tell('grid', frames);
});

test('the picture of a card becomes that of its page', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = (given) => {
      const transition = start.call(document, given);
      transition.ready.then(() => performance.mark('motion begins'));
      transition.finished.then(() => performance.mark('motion ends'));
      return transition;
    };
  });
  await begin(page);
  const link = page.locator('article a[href^="/properties/"]').nth(1);
  const picture = () => link.evaluate((one) => one.closest('article')?.querySelector('img')?.complete);
  await expect.poll(picture).toBe(true);
  await slow(page);
  const frames = await framesOf(page, async () => {
    await link.click();
    await hasEnded(page);
  });
  tell('card', frames);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the sheet follows a finger', async ({ page }) => {
    await begin(page);
    await page.getByRole('link', { name: 'More', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Find a home' });
    await expect(sheet.getByRole('button', { name: /^Show \d+/ })).toBeVisible();
    await expect.poll(() => sheet.evaluate((one) => one.getAnimations().length)).toBe(0);
    const handle = await sheet.locator('> [aria-hidden]').first().boundingBox();
    await slow(page);
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => addEventListener('pointerdown', ({ pointerId }) => Object.assign(window, { pointerId })));
    const point = { x: 180, y: Number(handle?.y) + 14 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    const frames = await framesOf(page, () => moveEachFrame(page, point));
    tell('sheet', frames);
  });
});
