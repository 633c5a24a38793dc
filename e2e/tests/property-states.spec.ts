/** A home's page in other states: sold, failed, photos in full screen, and shared. */

import { expect, long, test } from '../support/test.ts';
import { arrive, changeAnswers, hydrated, type Row } from './answers.ts';
import { listensTo } from './settled.ts';

const refused = /Failed to load resource|net::ERR/;

test('a sold home says so, when the day is known, and can no longer be asked for', async ({ page }) => {
  await changeAnswers(page, {
    PropertyPage: ({ property }) => ({
      property: { ...(property as unknown as Row), status: 'sold', soldDate: '2026-03-09T12:00:00.000Z' },
    }),
  });
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText(/Sold on March 9, 2026/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Schedule a Showing|Request More Info/ })).toHaveCount(0);
});

test('a sold home whose price is told on request says when it was sold, and no price', async ({ page }) => {
  const change = { status: 'sold', soldDate: '2026-03-09T12:00:00.000Z', soldPrice: null, price: 'Price on request' };
  await changeAnswers(page, {
    PropertyPage: ({ property }) => ({ property: { ...(property as unknown as Row), ...change } }),
  });
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('Sold on March 9, 2026.', { exact: true })).toBeVisible();
});

test('on a phone a studio stands on the line of its other figures', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const change = { bedrooms: 'Studio', bathrooms: '1', squareFeet: '480' };
  await changeAnswers(page, {
    PropertyPage: ({ property }) => ({ property: { ...(property as unknown as Row), ...change } }),
  });
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  const figure = (words: string) => page.getByRole('complementary').getByText(words, { exact: true });
  await expect(figure('Studio')).toBeVisible();
  const tops = await Promise.all(['Studio', '1', '480'].map(async (words) => (await figure(words).boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});

test('a sold home without a day has no sold notice', long, async ({ page }) => {
  await changeAnswers(page, {
    PropertyPage: ({ property }) => ({
      property: { ...(property as unknown as Row), status: 'sold', soldDate: null },
    }),
  });
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('complementary').getByText('Sold', { exact: true })).toBeVisible();
  await expect(page.getByText(/Sold on/)).toHaveCount(0);
});

test('a property that cannot be loaded offers a Retry that works', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('The property could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
});

test('the photos fill the screen, turn by arrow key and by swipe, and Escape leads back', async ({ page }) => {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  const opener = page.getByRole('button', { name: 'Show this photo large' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible();
  const count = Number((await dialog.getByText(/^1 of \d+$/).textContent())?.split(' ').at(-1));
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(`${count} of ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
  await dialog.locator('img').evaluate((target) => {
    const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 20 });
    target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(200)] }));
    target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(140)] }));
  });
  await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('by keyboard, too, one Escape leads from the large photo back', async ({ page }) => {
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  const opener = page.getByRole('button', { name: 'Show this photo large' });
  // A page that is arrived at takes the focus.
  await expect(page.getByRole('main')).toBeFocused();
  // The tooltips are there: one that opened with the photo would take the Escape.
  await listensTo(page, 'pointerover');
  await page.getByRole('button', { name: 'Next photo' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toBeAttached();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an arrow key that the browser has a use of its own for turns no picture', long, async ({ page }) => {
  await arrive(page, 'properties');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show photo 2' }).click();
  const photos = page.getByRole('region', { name: /^Photos of/ });
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.body.dataset.taken = String(event.defaultPrevented);
      // Without this, the browser would go back with the key, and the page would be gone.
      event.preventDefault();
    });
  });
  for (const key of ['Alt+ArrowLeft', 'Meta+ArrowLeft', 'Control+ArrowLeft', 'Shift+ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(page.locator('body'), key).toHaveAttribute('data-taken', 'false');
  }
  await expect(photos.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Show this photo large' }).click();
  await expect(page.getByRole('dialog').getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText('3 of 3')).toBeVisible();
});

test.describe('with two fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('I look closer at a large photo and move it about: it is not turned', async ({ page, context }) => {
    await arrive(page, 'properties');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Show this photo large' }).click();
    const dialog = page.getByRole('dialog', { name: /^Photos of/ });
    await expect(dialog.getByText(/^1 of/)).toBeVisible();
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((x, id) => ({ x, y: 300, id })),
      });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    // The first finger stays in place. The second one moves away and is lifted first.
    await touch('touchStart', 150);
    await touch('touchStart', 150, 200);
    await touch('touchMove', 150, 330);
    await touch('touchEnd', 150);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1);
    expect(await dialog.getByText(/^\d of/).textContent()).toMatch(/^1 of/);
    await swipe(300, 120);
    await expect(dialog.getByText(/^1 of/)).toBeVisible();
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBe(1);
    await swipe(300, 120);
    await expect(dialog.getByText(/^2 of/)).toBeVisible();
  });
});

test('I can hand a home’s address on, short enough to be read aloud', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/properties');
  await hydrated(page, 'Properties');
  await page.getByRole('article').getByRole('link').first().click();
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${site.origin}/h/[a-z0-9-]+$`));
  const address = page.url();
  await page.goto(copied);
  expect(page.url()).toBe(address);
});

test(
  'a share sheet that does not open leaves me the link; one that I close says nothing',
  long,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/properties');
    await hydrated(page, 'Properties');
    await page.getByRole('article').getByRole('link').first().click();
    const shareFails = (name: string) =>
      page.evaluate((failure) => {
        navigator.share = () => Promise.reject(new DOMException('', failure));
      }, name);
    const copied = page.getByText('Link copied', { exact: true });
    const share = page.getByRole('button', { name: 'Share' });
    await shareFails('AbortError');
    await share.click();
    await expect(copied).toHaveCount(0);
    await shareFails('NotAllowedError');
    await share.click();
    await expect(copied).toBeVisible();
  },
);
