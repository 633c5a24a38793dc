/** The Shore: a drawn map of the towns, loaded when it is near. */

import type { Locator, Page } from '@playwright/test';
import { expect, long, longIf, test, walkAt } from '../support/test.ts';
import { changeAnswers, hydrated, isHydrated } from './answers.ts';
import { contrastOf, enoughFor } from './contrast.ts';
import { hasNoSidewaysScroll } from './long-words.ts';
import { expectSound } from './sound.ts';

test.use({ savesData: false });

const shore = (page: Page): Locator => page.getByRole('region', { name: 'The Shore', exact: true });
const town = (page: Page, name: string): Locator =>
  shore(page).getByRole('button', { name: new RegExp(`^${name}( \\d|$)`) });
const card = (page: Page, name: string): Locator => shore(page).getByRole('region', { name });

const NOON = '2026-11-23T12:00:00-05:00';
const EVENING = '2026-11-23T19:00:00-05:00';
const evening = (page: Page): Locator => shore(page).locator('[data-windows]');

test.beforeEach(({ page }) => page.clock.setFixedTime(NOON));

/** Its code is loaded when it is near. Until then, the names are plain links. */
async function openShore(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page, 'With You Every Step of the Way');
  await shore(page).scrollIntoViewIfNeeded();
  await expect(town(page, 'Red Bank')).toBeVisible();
  await expect.poll(() => town(page, 'Red Bank').evaluate(isHydrated)).toBe(true);
}

/** On a phone only a strip of the drawing is shown until it is opened. */
const opener = (page: Page): Locator => shore(page).getByRole('button', { name: 'Open the map' });

/** How far the drawing was moved in its window. */
const moved = (page: Page): Promise<{ left: number; top: number }> =>
  town(page, 'Red Bank').evaluate((name) => {
    let view: Element | null = name;
    while (view && getComputedStyle(view).overflowX !== 'auto') view = view.parentElement;
    return { left: view?.scrollLeft ?? -1, top: view?.scrollTop ?? -1 };
  });

test('nothing of the Shore comes before it is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await hydrated(page, 'With You Every Step of the Way');
  await expect.poll(() => asked.filter((url) => url.includes('shore-slot')).length).toBe(1);
  const parts = [/\/coast\.[0-9a-f]+\.js/, /shore-wide/, /"ShoreHomes"/];
  const come = (): RegExp[] => parts.filter((part) => asked.some((request) => part.test(request)));
  expect(come()).toEqual([]);
  await shore(page).scrollIntoViewIfNeeded();
  await expect.poll(come).toEqual(parts);
});

test('with the keyboard I open a town, see what is for sale and come back to where I was', async ({ page }) => {
  await openShore(page);
  await expect(shore(page).getByRole('button', { name: /^Red Bank \d+ homes? for sale$/ })).toBeVisible();
  await town(page, 'Red Bank').focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Red Bank')).toBeFocused();
  await expect(card(page, 'Red Bank').getByText(/^\d+ homes? for sale$/)).toBeVisible();
  await expect(
    card(page, 'Red Bank')
      .getByRole('link', { name: /^\d.+, \$/ })
      .first(),
  ).toHaveAttribute('href', /^\/properties\/./);
  await expect(town(page, 'Red Bank')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Red Bank')).toBeHidden();
  await expect(town(page, 'Red Bank')).toBeFocused();
  await page.keyboard.press(' ');
  await card(page, 'Red Bank').getByRole('link', { name: 'About Red Bank' }).click();
  await expect(page).toHaveURL(/\/areas\/red-bank$/);
});

test('a lit window leads to its home', async ({ page }) => {
  await openShore(page);
  const home = shore(page).getByRole('list', { name: 'Homes for sale in Red Bank' }).getByRole('link').first();
  const address = (await home.textContent())?.split(', $')[0] ?? '';
  await home.click();
  await expect(page).toHaveURL(/\/properties\/./);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(address.split(',')[0] ?? '');
});

test('the coast comes nearer in two steps and ends where it ends; mouse and arrow keys move it', async ({ page }) => {
  await openShore(page);
  const nearer = shore(page).getByRole('button', { name: 'Nearer' });
  await expect(shore(page).getByRole('button', { name: 'Farther' })).toBeDisabled();
  await nearer.click();
  await nearer.click();
  await expect(nearer).toBeDisabled();
  await expect(nearer).toBeFocused();
  const start = await moved(page);
  expect(start.left).toBeGreaterThan(0);

  const name = town(page, 'Red Bank');
  const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 70, y + 50, { steps: 4 });
  await page.mouse.up();
  expect(await moved(page)).toEqual({ left: start.left - 60, top: start.top - 40 });
  // A drag is not a click.
  await expect(card(page, 'Red Bank')).toBeHidden();

  await name.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Red Bank')).toBeFocused();
  await name.press('Enter');
  await expect(card(page, 'Red Bank')).toBeHidden();
  await name.press('Enter');
  await town(page, 'Holmdel').press('Enter');
  await expect(card(page, 'Holmdel')).toBeFocused();
  await town(page, 'Holmdel').focus();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Holmdel')).toBeHidden();

  await name.focus();
  const before = await moved(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await moved(page)).left).toBeGreaterThan(before.left);

  // Whoever asks for less motion sees the same part of the coast nearer, too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const step of ['Farther', 'Farther', 'Nearer']) await shore(page).getByRole('button', { name: step }).click();
  await expect.poll(async () => (await moved(page)).left).toBeGreaterThan(0);
});

/** Which point of the drawing is in the middle of its window, as a share of its width. */
const middle = (page: Page): Promise<number> =>
  town(page, 'Red Bank').evaluate((name) => {
    let view: Element | null = name;
    while (view && getComputedStyle(view).overflowX !== 'auto') view = view.parentElement;
    return view ? (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth : -1;
  });

test('I come back from a home, and turn my telephone, and the coast is as near and as far moved as I left it', async ({
  page,
}) => {
  await openShore(page);
  const nearer = shore(page).getByRole('button', { name: 'Nearer' });
  await nearer.click();
  await nearer.click();
  await town(page, 'Red Bank').focus();
  const first = await moved(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await moved(page)).left).toBe(first.left + 40);
  const left = await middle(page);

  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(() => middle(page)).toBeCloseTo(left, 2);
  await page.setViewportSize(size);
  await expect.poll(() => middle(page)).toBeCloseTo(left, 2);
  // The scroll that comes of a new size is told before the size is, as where something has asked for the layout.
  for (const share of [0.5, 2])
    await town(page, 'Red Bank').evaluate((name, share) => {
      let view: HTMLElement | null = name.parentElement;
      while (view && getComputedStyle(view).overflowX !== 'auto') view = view.parentElement;
      if (!view) throw new Error('Nothing scrolls');
      view.style.width = `${view.clientWidth * share}px`;
      view.dispatchEvent(new Event('scroll'));
    }, share);
  await expect.poll(() => middle(page)).toBeCloseTo(left, 2);

  const home = shore(page).getByRole('list', { name: 'Homes for sale in Red Bank' }).getByRole('link').first();
  // A click needs the home to be visible, so it is scrolled into view first.
  await home.hover();
  const pressed = await middle(page);
  expect(pressed).toBeGreaterThan(0.3);
  await home.click();
  await expect(page).toHaveURL(/\/properties\/./);
  await page.goBack();
  await expect(nearer).toBeDisabled();
  await expect.poll(() => middle(page)).toBeCloseTo(pressed, 2);
});

test('without its homes the towns are still there and lead to their pages', long, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route('**/graphql', (route) =>
    /Shore(Homes|Town)/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  );
  await openShore(page);
  await expect(town(page, 'Rumson')).toHaveText('Rumson');
  await town(page, 'Rumson').click();
  await expect(card(page, 'Rumson').getByRole('link', { name: 'About Rumson' })).toHaveAttribute(
    'href',
    '/areas/rumson',
  );
  await expect(card(page, 'Rumson').getByText(/for sale/)).toHaveCount(0);
});

test('a town with nothing for sale says so', long, async ({ page }) => {
  await changeAnswers(page, {
    ShoreTown: ({ properties }) => ({ properties: { ...properties, totalCount: 0, nodes: [] } }),
  });
  await openShore(page);
  await town(page, 'Holmdel').click();
  await expect(card(page, 'Holmdel').getByText('Nothing for sale just now')).toBeVisible();
});

test('the names lead to the towns while the code of the Shore cannot be had', long, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  const lost = page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/coast.') });
  await page.route('**/coast.*.js', (route) => route.abort());
  await page.goto('/');
  await hydrated(page, 'With You Every Step of the Way');
  await shore(page).scrollIntoViewIfNeeded();
  await lost;
  await shore(page).getByRole('link', { name: 'Asbury Park' }).click();
  await expect(page).toHaveURL(/\/areas\/asbury-park$/);
  // A page that is opened by a link is not rendered on the server.
  await page.getByRole('banner').getByRole('link').first().click();
  await shore(page).getByRole('link', { name: 'Red Bank' }).click();
  await expect(page).toHaveURL(/\/areas\/red-bank$/);
});

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]) {
  test(`a list of homes leads to it at ${viewport.width} px`, walkAt(viewport.width), async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/properties');
    await page.getByRole('link', { name: 'See them on the Shore' }).click();
    await expect(page).toHaveURL(/\/#the-shore$/);
    await expect(shore(page).getByRole('heading', { name: 'The Shore' })).toBeInViewport();
  });
}

test('by day the evening is not asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = page.waitForEvent('requestfinished', (request) => request.url().includes('/shore-evening.'));
  await openShore(page);
  await code;
  await expect(shore(page).getByRole('link', { name: /, \$/ }).first()).toBeAttached();
  expect(asked.filter((path) => /shore-(wide|tall)-evening/.test(path))).toEqual([]);
});

test('after sunset the windows light from north to south, once in a visit', long, async ({ page }) => {
  await page.clock.setFixedTime(EVENING);
  await openShore(page);
  await expect(evening(page)).toHaveAttribute('data-shown', 'true');
  await expect(evening(page)).toHaveAttribute('data-windows', 'lighting');
  const windows = shore(page)
    .getByRole('list', { name: /^Homes for sale in/ })
    .getByRole('listitem');
  await expect(windows).not.toHaveCount(0);
  const turns = await windows.evaluateAll((homes) =>
    homes
      .map((home) => ({
        top: home.getBoundingClientRect().top,
        after: getComputedStyle(home, '::before').animationDelay,
      }))
      .sort((a, b) => a.top - b.top)
      .map(({ after }) => after),
  );
  expect(turns).toEqual(turns.map((_, nth) => `${Math.round(nth * 40) / 1000}s`));
  await page.reload();
  await shore(page).scrollIntoViewIfNeeded();
  await expect(evening(page)).toHaveAttribute('data-windows', 'lit');
});

test('whoever asks for less motion finds the windows lit', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(EVENING);
  await openShore(page);
  await expect(evening(page)).toHaveAttribute('data-windows', 'lit');
});

test('an evening that does not come leaves the day', long, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route(/shore-wide-evening/, (route) => route.abort());
  await page.clock.setFixedTime(EVENING);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('shore-wide-evening'));
  await openShore(page);
  await lost;
  await expect(evening(page)).toHaveCount(0);
});

for (const [hour, at] of Object.entries({ day: NOON, evening: EVENING }))
  test(`every word on the Shore can be read in the ${hour}`, longIf(hour === 'evening'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(at);
    await openShore(page);
    if (hour === 'evening') await expect(evening(page)).toHaveAttribute('data-shown', 'true');
    const onDrawing = shore(page).locator('h2, h2 + p, p[aria-hidden] > span');
    const words = [...(await onDrawing.all()), town(page, 'Red Bank').locator('> span').first()];
    for (const width of [360, 860, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      if (await opener(page).isVisible()) await opener(page).click();
      for (const word of words) {
        if (!(await word.isVisible())) continue;
        await word.scrollIntoViewIfNeeded();
        const contrast = await contrastOf(word);
        expect(contrast, `${await word.textContent()} at ${width} px`).toBeGreaterThanOrEqual(await enoughFor(word));
      }
    }
  });

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the map is a strip until I open it: then the whole coast is in sight, and its card with it', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page, 'With You Every Step of the Way');
    await shore(page).scrollIntoViewIfNeeded();
    await expect(town(page, 'Red Bank')).toBeHidden();
    const before = await shore(page).boundingBox();
    await opener(page).click();
    await expect(opener(page)).toHaveCount(0);
    await expect(town(page, 'New York')).toBeFocused();
    expect((await shore(page).boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) + 200);
    await hasNoSidewaysScroll(page);
    await town(page, 'Asbury Park').click();
    await expect(card(page, 'Asbury Park').getByText(/for sale/)).toBeVisible();
    await expectSound(page, 'the Shore on a phone');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('the drawing stands, a finger moves it, and its names are links', async ({ page }) => {
    await page.goto('/');
    const drawing = shore(page).getByRole('img', { name: /^The coast from New York/ });
    await drawing.scrollIntoViewIfNeeded();
    const names = shore(page).getByRole('list', { name: 'Towns of the Shore' }).getByRole('link');
    await expect(names).toHaveCount(17);
    expect((await drawing.boundingBox())?.width).toBe(540);
    const holmdel = names.filter({ hasText: 'Holmdel' });
    await holmdel.click();
    await expect(page).toHaveURL(/\/areas\/holmdel$/);
  });
});
