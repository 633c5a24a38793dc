/** "Walk it with me": five drawn stops in a town, moved by swipe or by keys, and a request for an hour together. */

import type { Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { hydrated, isHydrated } from './answers.ts';
import { said, sendContact } from './forms.ts';
import { hasNoSidewaysScroll } from './long-words.ts';

const STOP = /red-bank-stop-\d/;

const walk = (page: Page) => page.getByRole('region', { name: 'Walk it with me' });
const stops = (page: Page) => walk(page).getByRole('listitem');
const book = (page: Page) => walk(page).getByRole('button', { name: 'Book an hour in Red Bank' });

test('I read five stops in their order, how far each is, and how long all of it takes', async ({ page }) => {
  await page.goto('/areas/red-bank');
  await expect(stops(page)).toHaveCount(5);
  await expect(walk(page).getByRole('heading', { level: 3 })).toHaveText([
    'The station',
    'Broad Street',
    'The theatre',
    'Riverside Gardens',
    'Marine Park',
  ]);
  await expect(walk(page)).toContainText('Five stops, 26 minutes on foot.');
  await expect(stops(page).nth(0)).toContainText('The start');
  await expect(stops(page).nth(4)).toContainText('26 minutes from the start');
});

test('beside what there is in town I see it a second time, with a line of its own', async ({ page }) => {
  await page.goto('/areas/asbury-park');
  const plate = page.getByRole('figure').filter({ hasText: 'On the avenues, at dusk' });
  await plate.scrollIntoViewIfNeeded();
  const picture = plate.getByRole('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
});

test('no stop is fetched before I come near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => STOP.test(request.url()) && fetched.push(request.url()));
  await page.goto('/areas/red-bank');
  await hydrated(page, 'Red Bank');
  expect(fetched).toEqual([]);
  await walk(page).scrollIntoViewIfNeeded();
  await expect.poll(() => new Set(fetched).size).toBe(5);
});

test('I book an hour, and the agent reads which town and which walk', async ({ page, authenticate }) => {
  await page.goto('/areas/red-bank');
  await expect.poll(() => book(page).evaluate(isHydrated)).toBe(true);
  await book(page).click();
  const dialog = page.getByRole('dialog', { name: 'Get in touch' });
  await dialog.getByLabel('Name').fill('Wanda Walker');
  await dialog.getByLabel('Email').fill('wanda@walk.example');
  await sendContact(page);
  await expect(said(page, 'Message Sent!').first()).toBeVisible();
  await authenticate();
  const { nodes } = await (await page.request.get('/api/admin/leads?text=wanda@walk')).json();
  await page.goto(`/admin/leads/${nodes[0].kind}/${nodes[0].id}`);
  await expect(
    page
      .getByText('book an hour in Red Bank and walk it with you: The station to Marine Park, 26 minutes on foot')
      .first(),
  ).toBeVisible();
});

test('at 320, 768 and 1680 px nothing but the row of stops moves sideways, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/areas/middletown');
  await hydrated(page, 'Middletown');
  for (const width of [320, 768, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    await hasNoSidewaysScroll(page);
    const cut = await stops(page).evaluateAll(
      (all) => all.filter((stop) => stop.scrollWidth > stop.clientWidth + 20).length,
    );
    expect(cut, `at ${width} px`).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  const row = (page: Page) => walk(page).getByRole('region', { name: 'The stops' });
  const runner = (page: Page) =>
    walk(page)
      .getByRole('list')
      .evaluate((list) => {
        const { content, transform } = getComputedStyle(list, '::after');
        return content === 'none' ? undefined : new DOMMatrix(transform).m41;
      });

  test('the next stop peeks in, and a dot runs the line to the last as I swipe', async ({ page }) => {
    await page.goto('/areas/red-bank');
    await expect(row(page)).toBeVisible();
    expect((await stops(page).nth(1).boundingBox())?.x).toBeLessThan(330);
    expect(await runner(page)).toBe(0);
    await row(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    const [first, last] = [await stops(page).first().boundingBox(), await stops(page).last().boundingBox()];
    await expect.poll(() => runner(page)).toBeCloseTo((last?.x ?? 0) - (first?.x ?? 0), 0);
  });

  test('arrow keys move it', async ({ page }) => {
    await page.goto('/areas/red-bank');
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('no dot runs for whoever asks for less', long, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/areas/red-bank');
    await expect(row(page)).toBeVisible();
    expect(await runner(page)).toBeUndefined();
  });
});

test('on paper all five stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 590, height: 900 });
  await page.goto('/areas/red-bank');
  await expect(stops(page).nth(4)).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  const boxes = await stops(page).evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().right));
  expect(Math.max(...boxes)).toBeLessThanOrEqual(590);
  await expect(stops(page).first().locator('..')).toHaveCSS('break-inside', 'avoid');
});

test('without its pictures the walk keeps its words and its way to the agent', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await page.route(STOP, (route) => route.abort());
  await page.goto('/areas/red-bank');
  await walk(page).scrollIntoViewIfNeeded();
  await expect(stops(page).nth(4)).toContainText('The four comes home as we sit down.');
  await expect(book(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the walk is a list, and an hour is asked for on a page', async ({ page, site }) => {
    await page.goto('/areas/red-bank');
    await expect(stops(page)).toHaveCount(5);
    await expect(book(page)).toBeHidden();
    await walk(page).getByRole('link', { name: 'Book an hour in Red Bank' }).click();
    await expect(page).toHaveURL(`${site.origin}/contact`);
  });
});
