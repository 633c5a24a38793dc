/** Homes saved on the device: found again, compared side by side, and shared. */

import type { Page } from '@playwright/test';
import { expect, long, type Site, test } from '../support/test.ts';
import { changeAnswers, hydrated } from './answers.ts';
import { hold } from './hold.ts';
import { linesOfNumber } from './lines.ts';
import { watchLine } from './settled.ts';
import { shiftOf } from './shift.ts';
import { expectSound } from './sound.ts';

type Home = { id: string; address: string; price: string; listingType: 'sale' | 'rent' };

const SHELL = /\/main\.[0-9a-f]+\.js$/;
const gone = '00000000-0000-4000-8000-000000000000';

async function homesOf(site: Site, count: number): Promise<Home[]> {
  const answer = await fetch(`${site.origin}/api/properties?status=active&limit=${count}`);
  return (await answer.json()) as Home[];
}

async function begin(page: Page): Promise<void> {
  await page.goto('/properties');
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
}

const hearts = (page: Page) => page.getByRole('button', { name: /^Save / });
const bar = (page: Page) => page.getByRole('region', { name: 'Compare homes' });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('savedHomes'));
const keep = (page: Page, ids: readonly string[]) =>
  page.addInitScript((value) => localStorage.setItem('savedHomes', value), ids.join());

test('I press hearts, find the homes again after a reload, and see them side by side', async ({ page, site }) => {
  const [first, second] = await homesOf(site, 2);
  await begin(page);
  await page.getByRole('button', { name: `Save ${first?.address}`, pressed: false }).click();
  await expect(status(page, '1 home saved')).toBeAttached();
  await page.getByRole('button', { name: `Save ${second?.address}`, pressed: false }).click();
  await expect(status(page, '2 homes saved')).toBeAttached();
  await bar(page).getByRole('button', { name: 'Close this bar' }).click();
  await expect(page.getByRole('button', { name: `Save ${second?.address}` })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved (2)' })).toBeVisible();
  await expect(hearts(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(2);
  await expect(bar(page)).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Saved (2)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved homes' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await bar(page).getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two homes, side by side' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('homes')).toBe(`${second?.id},${first?.id}`);
  const price = page.getByRole('row', { name: /^Price \$/ });
  await expect(price).toContainText(first?.price ?? '?');
  await expect(price).toContainText(second?.price ?? '?');
});

test('a heart that is pressed again lets go; the card stays until I leave, so that a slip is none', async ({
  page,
  site,
}) => {
  const [home] = await homesOf(site, 1);
  await keep(page, [home?.id ?? '']);
  await page.goto('/saved');
  const heart = page.getByRole('button', { name: `Save ${home?.address}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page)).toBe('');
  await heart.click();
  expect(await kept(page)).toBe(home?.id);
});

test('what I save in one tab is saved in the other', async ({ page, context, site }) => {
  const [home] = await homesOf(site, 1);
  const other = await context.newPage();
  await begin(other);
  await page.goto(`/properties/${home?.id}`);
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
  await page.getByRole('button', { name: `Save ${home?.address}` }).click();
  await expect(other.getByRole('button', { name: `Save ${home?.address}`, pressed: true })).toBeVisible();
  await other.close();
});

test('hearts that are pressed in two tabs at the same moment are both kept', async ({ page, context, site }) => {
  const homes = await homesOf(site, 2);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await begin(tab);
  const at = Date.now() + 1000;
  const press = (tab: Page, name: string) =>
    tab.evaluate(
      ([heart, moment]) => {
        // Nothing is heard of the other tab until this one was pressed.
        while (Date.now() < moment);
        document.querySelector<HTMLElement>(`[aria-label="${heart}"]`)?.click();
      },
      [name, at] as const,
    );
  await Promise.all(tabs.map((tab, index) => press(tab, `Save ${homes[index]?.address}`)));
  for (const tab of tabs)
    for (const { address } of homes)
      await expect(tab.getByRole('button', { name: `Save ${address}`, pressed: true })).toBeVisible();
  expect((await kept(page))?.split(',').toSorted()).toEqual(homes.map(({ id }) => id).toSorted());
});

test('a heart that is pressed before its script came is pressed', async ({ page }) => {
  const release = await hold(page, SHELL);
  await page.goto('/properties');
  await hearts(page).first().click();
  release();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone nothing moves when what I saved has come, nor where I have saved nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [home] = await homesOf(site, 1);
  await page.goto('/saved');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  await keep(page, [home?.id ?? '']);
  const hasCome = watchLine(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await hasCome();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test('where the browser keeps nothing it says so, and the page remembers', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    }),
  );
  await begin(page);
  await hearts(page).first().click();
  await expect(page.getByText('Kept until you leave', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved (1)' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'See what I saved' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('nonsense is forgotten, and the sixty-first home is not taken', async ({ page }) => {
  const many = Array.from({ length: 61 }, (_, number) => gone.replace(/.{2}$/, String(number).padStart(2, '0')));
  await page.addInitScript(
    (value) => sessionStorage.getItem('begun') ?? localStorage.setItem('savedHomes', value),
    '{"a":[1,',
  );
  await begin(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  await page.evaluate((value) => {
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('savedHomes', value);
  }, many.join());
  await begin(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Saved (60)' })).toBeVisible();
  await hearts(page).first().click();
  await expect(page.getByText('60 homes are kept. Take one out first.').first()).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('with sixty homes, one taken out here and one saved in another tab, sixty are shown', async ({
  page,
  context,
  site,
}) => {
  const [first, second] = await homesOf(site, 2);
  const many = Array.from({ length: 59 }, (_, number) => gone.replace(/.{2}$/, String(number).padStart(2, '0')));
  await keep(page, [first?.id ?? '', ...many]);
  await page.goto('/saved');
  await page.getByRole('button', { name: `Save ${first?.address}` }).click();
  const other = await context.newPage();
  await other.goto(`/properties/${second?.id}`);
  // Another tab may be another process, and learns of a change a moment later.
  await expect(other.getByRole('main').getByRole('link', { name: 'Saved homes (59)' })).toBeVisible();
  await other.getByRole('button', { name: `Save ${second?.address}` }).click();
  await expect(page.getByRole('button', { name: `Save ${second?.address}`, pressed: true })).toBeVisible();
  await other.close();
});

test('a home that is gone meanwhile is shown as gone, and can be forgotten', async ({ page, site }) => {
  const [home] = await homesOf(site, 1);
  await page.goto('/saved');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.evaluate((value) => localStorage.setItem('savedHomes', value), `${gone},${home?.id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('button', { name: 'Forget it' })).toHaveCount(0);
  expect(await kept(page)).toBe(home?.id);

  await page.goto(`/compare?homes=${gone}`);
  await expect(page.getByRole('columnheader', { name: /^No longer on the site/ })).toBeVisible();
  // Of what is gone nothing is known.
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.goto(`/compare?homes=${gone},${home?.id}`);
  await expect(page.getByRole('columnheader', { name: /^No longer on the site/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(1);
  // Before hydration, a link loads a new document, which starts at its top.
  await hydrated(page, 'One home');
  await expect(page).toHaveTitle(/^One home \|/);
  await page.getByRole('link', { name: 'Take what is gone out' }).click();
  await expect(page.getByRole('columnheader', { name: /^No longer on the site/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'One home' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/compare?homes=${home?.id}`);
  await page.getByRole('link', { name: `Take ${home?.address} out` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homes, side by side' })).toBeFocused();
  // The drawing of nothing found stands where nothing is chosen, too.
  const nothing = page.getByText('choose up to three of them').locator('xpath=../..');
  await expect(nothing.getByRole('presentation')).toBeVisible();
});

test(
  'where all that I saved is gone and forgotten, I am told that nothing is kept, and where homes are',
  long,
  async ({ page }) => {
    await page.goto('/saved');
    await page.evaluate((value) => localStorage.setItem('savedHomes', value), gone);
    await page.reload();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Show all homes' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await kept(page)).toBe('');
  },
);

test('where homes do not compete, nothing is said of a line that marks the best', long, async ({ page, site }) => {
  const homes = (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as Home[];
  const [sale, another] = homes.filter(({ listingType }) => listingType === 'sale');
  const rental = homes.find(({ listingType }) => listingType === 'rent');
  await page.goto(`/compare?homes=${sale?.id},${rental?.id}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/green line/)).toHaveCount(0);
  await page.goto(`/compare?homes=${sale?.id},${another?.id}`);
  await expect(page.getByText(/green line/)).toBeVisible();
});

test('the comparison’s address is enough: sent to myself, or asked about with its homes named', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const homes = await homesOf(site, 3);
  const path = `/compare?homes=${homes.map(({ id }) => id).join()}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Three homes, side by side' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
  await page.getByRole('button', { name: 'Send to me' }).click();
  const mail = await page.getByRole('link', { name: 'By mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(`${site.origin}${path}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + path);

  await page.getByRole('button', { name: 'Ask me about these' }).click();
  const message = page.getByRole('dialog').getByLabel('Message');
  for (const { id, address } of homes) await expect(message).toHaveValue(new RegExp(`${address}.*/properties/${id}`));
});

test(
  'a share sheet that does not open leaves me the mail and the link to the comparison',
  long,
  async ({ page, site }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const [home] = await homesOf(site, 1);
    await page.goto(`/compare?homes=${home?.id}`);
    await expect(page.locator('main')).toHaveAttribute('data-hydration', 'done');
    await page.getByRole('button', { name: 'Send to me' }).click();
    await expect(page.getByRole('link', { name: 'By mail' })).toBeFocused();
  },
);

test('both pages are nobody else’s: not for search engines, and not in the sitemap', async ({ page, site }) => {
  for (const path of ['/saved', '/compare']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  expect(await (await fetch(`${site.origin}/saved`)).text()).not.toContain('Nothing yet');
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/properties</loc>');
  expect(sitemap).not.toMatch(/\/(saved|compare)</);
});

test('hearts, what is saved and what is compared are sound and fit, at 360, 768 and 1280 px', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const widths = [360, 768, 1280];
  const ids = (await homesOf(site, 4)).map(({ id }) => id);
  await keep(page, ids);
  for (const path of ['/saved', `/compare?homes=${ids.slice(0, 3)}`]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible();
      await expectSound(page, `${path} at ${width} px`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  const left = (cells: Element[]) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(
      page.getByRole('table').locator('thead, tbody, tr, td, th').and(page.locator(':not([role])')),
    ).toHaveCount(0);
    const heads = page.getByRole('columnheader');
    const prices = page.getByRole('row', { name: /^Price \$/ }).getByRole('cell');
    // The page may still be laid out for the width before.
    await expect(async () =>
      expect(await prices.evaluateAll(left), `${width} px`).toEqual(await heads.evaluateAll(left)),
    ).toPass();
  }
  await page.goto('/saved');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(3);
    await expect(page.getByRole('checkbox', { name: /^Compare /, disabled: true })).toHaveCount(1);
  }
  // The words of the bar have one line on a phone, and two on a small one or where a desk is enlarged to 400 %.
  for (const [width, height] of [
    [360, 30],
    [320, 50],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const words = bar(page).getByText('3 homes', { exact: true });
    await expect.poll(async () => (await words.boundingBox())?.height).toBeLessThan(height);
  }
  await changeAnswers(page, {
    ComparedHomes: ({ properties }) => {
      const { nodes, ...rest } = properties as unknown as { nodes: object[] };
      return { properties: { ...rest, nodes: nodes.map((home) => ({ ...home, price: '$999,999,999,999/mo' })) } };
    },
  });
  await bar(page).getByRole('link', { name: 'Compare side by side' }).click();
  const prices = page.getByRole('cell', { name: '$999,999,999,999/mo' });
  await expect(prices).toHaveCount(3);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await prices.evaluateAll(linesOfNumber), `${width} px`).toEqual([1, 1, 1]);
  }
  // As wide as Letter between the usual margins.
  await page.setViewportSize({ width: 740, height: 960 });
  await page.emulateMedia({ media: 'print' });
  expect(await prices.evaluateAll(linesOfNumber), 'on paper').toEqual([1, 1, 1]);
});

test('on a phone it stays in sight which home a column is, where the window is high enough', async ({ page, site }) => {
  const ids = (await homesOf(site, 3)).map(({ id }) => id);
  const head = page.getByRole('columnheader').first();
  const cell = page.getByRole('cell').last();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/compare?homes=${ids}`);
  await cell.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(head).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 500 });
  await cell.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(head).not.toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no dead heart is shown, and a comparison that was sent can be read', async ({ page, site }) => {
    await page.goto('/properties');
    await expect(hearts(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /^Saved/ })).toHaveCount(0);
    const [one, two] = await homesOf(site, 2);
    await page.goto(`/compare?homes=${one?.id},${two?.id}`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: `Take ${two?.address} out` }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    await page.goto('/saved');
    await expect(page.getByText('without it your browser keeps no homes')).toBeVisible();
  });
});
