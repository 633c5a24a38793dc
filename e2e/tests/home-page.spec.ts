/** A home's page on a phone: the first screen, swiping the pictures, and the bar at the bottom. */

import type { Page } from '@playwright/test';
import { expect, longIf, test } from '../support/test.ts';
import { changeAnswers, hydrated, type Row } from './answers.ts';
import { linesOfNumber } from './lines.ts';
import { hasNoSidewaysScroll, longText, longWord } from './long-words.ts';
import { drawn, listensTo } from './settled.ts';
import { shiftOf } from './shift.ts';

type Home = { id: string; images: string[]; status: string };

const homeOn = async (page: Page, status: string): Promise<string> => {
  const homes = (await (await page.request.get(`/api/properties?status=${status}`)).json()) as Home[];
  return `/properties/${homes.find(({ images }) => images.length > 2)?.id}`;
};

const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ });
const reel = (page: Page) => gallery(page).getByRole('list').first().locator('..');
const bar = (page: Page) => page.getByRole('region', { name: 'Ask about this home' });
const primary = (page: Page) => page.getByRole('button', { name: 'Schedule a Showing' });

const changeHome = (page: Page, change: (home: Row & { photos: Row[] }) => object) =>
  changeAnswers(page, {
    PropertyPage: ({ property }) => {
      const home = property as unknown as Row & { photos: Row[] };
      return { property: { ...home, ...change(home) } };
    },
  });

const openFirst = async (page: Page): Promise<void> => {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the first screen holds a picture from edge to edge, price, address and the way to a showing', async ({
    page,
  }) => {
    await page.goto(await homeOn(page, 'active'));
    await hydrated(page, /./);
    expect(await reel(page).boundingBox()).toMatchObject({ x: 0, width: 360, height: 270 });
    const price = await page.getByRole('complementary').getByText(/^\$/).first().boundingBox();
    expect(price?.y).toBeLessThan(480);
    const button = await primary(page).boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThan(700);
    await hasNoSidewaysScroll(page);
    // On a touch screen the rest is loaded after the first sign of a visitor. The exit popup comes last: it listens for `mouseout`.
    await page.keyboard.press('Shift');
    await listensTo(page, 'mouseout');
    await drawn(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });

  test('I swipe through the pictures and am told where I am', async ({ page }) => {
    await page.goto(await homeOn(page, 'active'));
    await hydrated(page, /./);
    await expect(gallery(page).getByText('1 / 3')).toBeVisible();
    await reel(page).evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    await expect(gallery(page).getByText('2 / 3')).toBeVisible();
    await expect(gallery(page).getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true');
  });

  test('Back closes the large picture and leaves me on the page', async ({ page }) => {
    await openFirst(page);
    const address = page.url();
    await page.getByRole('button', { name: 'Show this photo large' }).click();
    await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL(/properties$/);
  });

  test('price, call and showing rise when the button has left the screen, and cover nothing that I reach', async ({
    page,
  }) => {
    await page.goto(await homeOn(page, 'active'));
    await hydrated(page, /./);
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('main').getByRole('link', { name: /@/ }).focus();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const risen = document.querySelector('[data-risen]');
        const at = document.activeElement;
        if (!risen || !at || at === document.body || risen.contains(at)) return undefined;
        const box = at.getBoundingClientRect();
        return box.bottom > risen.getBoundingClientRect().top + 1 ? at.outerHTML.slice(0, 120) : undefined;
      });
      expect(covered).toBeUndefined();
    }
    await page.evaluate(() => scrollTo(0, 900));
    await bar(page).getByRole('button', { name: 'Showing' }).click();
    await expect(page.getByRole('dialog', { name: /showing|touch/i })).toBeVisible();
  });

  test('the bar rises, too, where one press has taken me past a button that was below the first screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto(await homeOn(page, 'pending'));
    await hydrated(page, /./);
    await expect(primary(page)).not.toBeInViewport();
    await page.evaluate(() => document.getElementById('details')?.scrollIntoView({ behavior: 'instant' }));
    await expect(bar(page)).toBeVisible();
    // A price that is cut reads like another price.
    await page.setViewportSize({ width: 320, height: 480 });
    const price = bar(page).getByText(/^\$1,\d{3},\d{3}$/);
    expect(await price.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar(page)).toHaveCount(0);
  });

  test('a sold home has no bar', async ({ page }) => {
    await page.goto(await homeOn(page, 'sold'));
    await hydrated(page, /./);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('forty pictures and very long words stay inside the page; no figure breaks inside a word', async ({ page }) => {
    await changeHome(page, ({ photos }) => ({
      photos: Array.from({ length: 40 }, () => ({ ...photos[0] })),
      ...{
        address: longText,
        city: longWord,
        bedrooms: 'Four, with a study',
        bathrooms: longWord,
        squareFeet: '12,750 finished',
        parking: longWord,
        price: '$999,999,999,999/mo',
      },
    }));
    await openFirst(page);
    await expect(gallery(page).getByText('1 / 40')).toBeVisible();
    await hasNoSidewaysScroll(page);
    const cut = await page
      .getByRole('complementary')
      .locator('dd')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(cut).toEqual([]);
    await page.evaluate(() => document.getElementById('details')?.scrollIntoView({ behavior: 'instant' }));
    const price = bar(page).getByText('$999,999,999,999/mo');
    await expect(price).toBeVisible();
    expect(await price.evaluateAll(linesOfNumber)).toEqual([1]);
    expect(await price.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  });

  // Of a few millions, too.
  for (const estimate of [100_000_000, 1_366_000])
    test(
      `no figure of an estimate breaks inside its digits, however high: ${estimate}`,
      longIf(estimate > 10_000_000),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 780 });
        await changeHome(page, () => ({
          valueEstimate: {
            ...{ __typename: 'ValueEstimate', estimate, rangeLow: 88_888_888, rangeHigh: 100_000_000 },
            ...{ rentEstimate: 1_000_000, refinancePayment: 888_888, pricePerSquareFoot: 88_888 },
            asOf: '2026-11-01T12:00:00.000Z',
          },
        }));
        await openFirst(page);
        const card = page.getByRole('region', { name: 'Home Value Estimate' });
        await expect(card.getByText('$88,888', { exact: true })).toBeVisible();
        const broken = await card.evaluate((element) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { index, 0: number } of (text.textContent ?? '').matchAll(/\$[\d,]+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + number.length);
              if (range.getClientRects().length > 1) found.push(number);
            }
          return found;
        });
        expect(broken).toEqual([]);
        await hasNoSidewaysScroll(page);
      },
    );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the pictures can be swiped all the same', async ({ page }) => {
      await page.goto(await homeOn(page, 'active'));
      const first = gallery(page).locator('img').first();
      const before = await first.boundingBox();
      await reel(page).hover();
      await page.mouse.wheel(360, 0);
      await expect.poll(async () => (await first.boundingBox())?.x).toBe((before?.x ?? 0) - 360);
      await expect(gallery(page).getByRole('button', { name: 'Next photo' })).toBeHidden();
    });
  });
});

test('a long figure that begins a line of its own stands at its beginning, without a rule before it', async ({
  page,
}) => {
  await changeHome(page, () => ({
    bedrooms: '4 and a den upstairs',
    bathrooms: '3 full, one of them outdoors',
    squareFeet: 'approximately 12,345 with the cellar',
  }));
  await openFirst(page);
  const figures = page.getByRole('complementary').locator('dl').first();
  const lines = await figures.evaluate((list) => {
    const { left } = list.getBoundingClientRect();
    const cells = [...list.children].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    return cells
      .filter(({ box }, index) => box.top !== cells[index - 1]?.box.top)
      .map(({ cell, box }) => ({
        indent: (cell.firstElementChild?.getBoundingClientRect().left ?? 0) - left,
        isRuleCutOff: box.left + Number.parseFloat(getComputedStyle(cell, '::before').left) < left,
      }));
  });
  expect(lines).toEqual([
    { indent: 0, isRuleCutOff: true },
    { indent: 0, isRuleCutOff: true },
  ]);
  expect(await figures.evaluate((list) => getComputedStyle(list).overflowX)).toBe('clip');
});

test('a photo that stands upright is shown whole, on its own colour', async ({ page }) => {
  await changeHome(page, ({ photos }) => ({
    photos: photos.map((photo, index) => (index === 0 ? { ...photo, width: 1200, height: 1800 } : photo)),
  }));
  await openFirst(page);
  const [upright, lying] = [0, 1].map((index) => reel(page).locator('img').nth(index));
  expect(await upright?.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
  expect(await lying?.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
  const ground = await upright?.evaluate(
    (image) => image.parentElement && getComputedStyle(image.parentElement).backgroundColor,
  );
  expect(ground).toMatch(/^rgb\(/);
});

test('the headline above the description is made of the home’s facts, and stays away without them', async ({
  page,
}) => {
  await changeHome(page, () => ({ bedrooms: '5', city: 'Asbury Park', yearBuilt: '1902' }));
  await openFirst(page);
  await expect(page.getByRole('heading', { name: 'Five bedrooms in Asbury Park, built in 1902' })).toBeVisible();
  await page.unrouteAll();
  await changeHome(page, () => ({ bedrooms: '5', yearBuilt: null }));
  await openFirst(page);
  await expect(page.getByRole('heading', { name: /bedrooms in/ })).toHaveCount(0);
});
