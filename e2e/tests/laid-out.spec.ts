/** The layout at several widths. Each test is about something that was once seen in the wrong place. */

import type { Locator, Page } from '@playwright/test';
import { gotoFresh } from '../support/fresh.ts';
import { expect, long, type Site, statusUnderTest, test, walkAt } from '../support/test.ts';
import { contrastOf, enoughFor } from './contrast.ts';
import { sendLead } from './send-lead.ts';
import { settled } from './settled.ts';

test.use({ siteName: 'laid-out', contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 860 };
const large = { width: 1680, height: 1000 };

type Box = { left: number; right: number; top: number; bottom: number; height: number };

const boxesOf = (locator: Locator): Promise<Box[]> =>
  locator.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as Box));

async function boxOf(locator: Locator): Promise<Box> {
  await locator.first().waitFor();
  const [box] = await boxesOf(locator.first());
  if (!box) throw new Error('Nothing stands there');
  return box;
}

const linesOf = (boxes: readonly Box[]): number => new Set(boxes.map(({ top }) => Math.round(top))).size;

async function open(page: Page, size: typeof phone, path: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await settled(page);
}

type Home = { id: string; address: string };
const homesOf = async (site: Site): Promise<Home[]> =>
  (await (await fetch(`${site.origin}/api/properties?status=active`)).json()) as Home[];

const filtered = '/properties?town=Red%20Bank&beds=2&price=-900000&listing=sale';

test('the four filters of an address take little room on a phone, and are seen on a desk', async ({ page }) => {
  await test.step('on a phone four chips and the way to clear them take two lines, and their homes begin on the first screen', async () => {
    await open(page, phone, filtered);
    const form = page.getByRole('form', { name: 'Filter properties' });
    expect(linesOf(await boxesOf(form.getByRole('link', { name: /^(Remove |Clear all)/ })))).toBe(2);
    expect((await boxOf(page.getByRole('region', { name: 'Active Listings' }).getByRole('img'))).top).toBeLessThan(620);
  });

  await test.step('on a desk a list in which something is chosen looks chosen, as the buttons beside it do', async () => {
    await page.setViewportSize(desk);
    const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    const chosen = await ground(page.getByRole('link', { name: 'Price', exact: true }));
    expect(await ground(page.getByLabel('Town'))).toBe(chosen);
    expect(await ground(page.getByLabel('Beds'))).toBe(chosen);
    await page.goto('/properties');
    await settled(page);
    expect(await ground(page.getByLabel('Town'))).not.toBe(chosen);
  });
});

test('the list of homes begins early on a phone, and its field of words is of one colour', async ({ page }) => {
  await test.step('on a phone the first home of the list begins above 470 px', async () => {
    await open(page, phone, '/properties');
    expect((await boxOf(page.getByRole('region', { name: 'Active Listings' }).getByRole('img'))).top).toBeLessThan(470);
  });

  await test.step('what empties a field of words is drawn in the colour of its words', async () => {
    await page.setViewportSize(desk);
    const field = page.getByLabel('Find in words');
    await field.fill('rumson');
    await field.focus();
    const words = await field.evaluate((input) => getComputedStyle(input).color);
    const { right, top, height } = await field.evaluate((input) => input.getBoundingClientRect().toJSON());
    const cross = await page.screenshot({ clip: { x: right - 40, y: top + 4, width: 36, height: height - 8 } });
    const darkest = await page.evaluate(
      async (png) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0);
        const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
        const darkest = { sum: 999, colour: '' };
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
          if (red + green + blue < darkest.sum)
            Object.assign(darkest, { sum: red + green + blue, colour: `rgb(${red}, ${green}, ${blue})` });
        }
        return darkest.colour;
      },
      [...cross],
    );
    expect(darkest).toBe(words);
    await page.mouse.click(right - 20, top + height / 2);
    await expect(field).toHaveValue('');
  });
});

test('sales are told in few lines on a phone, and can be hit on a desk', async ({ page }) => {
  await test.step('on a phone the day of each sale stands in one line, however long its price is', async () => {
    await open(page, phone, '/properties?status=sold');
    const days = page.getByRole('main').getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await days.first().waitFor();
    for (const { height } of await boxesOf(days)) expect(height).toBeLessThan(30);
    // The text is measured, because the cell of a price is as high as the address beside it.
    const prices = await page.getByText(/^(\$[\d,]+|Price on request)$/).evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect().height;
      }),
    );
    for (const height of prices) expect(height).toBeLessThan(36);
    const [reach, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(reach).toBeLessThanOrEqual(width ?? 0);
  });

  await test.step('on a phone a sale is told in its price’s line and one beneath, and the arrow follows its address', async () => {
    const sale = page.getByRole('row', { name: /12 Swimming River Road/ });
    const [place, date, side] = await boxesOf(sale.getByText(/^(Lincroft|Apr 3, 2026|Seller)$/));
    expect(linesOf([place, date, side] as Box[])).toBe(1);
    const words = sale.getByRole('link', { name: /opens in a new tab/ });
    const end = await words.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.firstChild as Text);
      return [...range.getClientRects()].at(-1)?.toJSON() as Box;
    });
    const arrow = await boxOf(words.locator('svg'));
    expect(arrow.bottom).toBeGreaterThan(end.top);
    expect(arrow.left).toBeGreaterThanOrEqual(end.right);
    expect(arrow.left - end.right).toBeLessThan(16);
  });

  await test.step('on a desk what leads to a sold home’s own page can be hit', async () => {
    await page.setViewportSize(desk);
    for (const { height } of await boxesOf(page.getByRole('link', { name: /^Details of/ })))
      expect(height).toBeGreaterThanOrEqual(24);
  });
});

test('on a home’s page what saves it and the way to what was saved look different', async ({ page, site }) => {
  const [home] = await homesOf(site);
  await open(page, desk, `/properties/${home?.id}`);
  const fill = (place: Locator) => place.locator('path').evaluate((path) => getComputedStyle(path).fill);
  expect(await fill(page.getByRole('button', { name: `Save ${home?.address}` }))).toBe('none');
  expect(await fill(page.getByRole('main').getByRole('link', { name: 'Saved homes' }))).not.toBe('none');
});

test('on a phone a home’s price and its estimate stand where they belong', async ({ page, site }) => {
  await test.step('on a phone the price of a home stands clear of the strip above it', async () => {
    const home = (await homesOf(site)).find(({ address }) => address.startsWith('88 Broad'));
    await open(page, phone, `/properties/${home?.id}`);
    const side = page.getByRole('complementary');
    const pictures = await boxOf(page.getByRole('main').getByRole('button', { name: /photo/i }).last());
    const price = await boxOf(side.getByText(/^\$[\d,]+$/));
    expect(price.top - pictures.bottom).toBeGreaterThanOrEqual(18);
  });

  await test.step('on a phone the upper end of an estimate stands under the right end of its line', async () => {
    const panel = page.getByRole('region', { name: 'Home Value Estimate' });
    const { right } = await boxOf(panel.getByText(/^to \$/));
    expect(right).toBeCloseTo((await boxOf(panel.getByText('Not an appraisal').locator('..').locator('dl'))).right, 0);
  });
});

test('on a tablet the home page’s lines end together', async ({ page }) => {
  await test.step('on a tablet the button of the valuation is as wide as the lines above it', async () => {
    await open(page, tablet, '/');
    const pitch = page.locator('section', { has: page.getByText('A market analysis by hand') });
    const lines = await boxOf(pitch.getByRole('list'));
    expect((await boxOf(pitch.getByRole('button'))).right).toBeCloseTo(lines.right, 0);
  });

  await test.step('on a tablet a card’s figures that need a second line begin it without a rule', async () => {
    const featured = page.getByRole('region', { name: 'Featured properties' });
    await featured.scrollIntoViewIfNeeded();
    for (const list of await featured.getByRole('article').getByRole('list').all()) {
      const { left } = await boxOf(list);
      for (const figure of await list.getByRole('listitem').all()) {
        const words = (await boxOf(figure.locator('b'))).left;
        const isFirst = Math.abs(words - left) < 1;
        const before = await figure.evaluate((item) => item.previousElementSibling?.getBoundingClientRect().top);
        const { top } = await boxOf(figure);
        expect(isFirst).toBe(before === undefined || top > before + 4);
      }
    }
  });

  await test.step('on a tablet the way to all properties ends the line of its heading, and arrows stand at the right', async () => {
    const heading = await boxOf(page.getByRole('heading', { name: 'Featured Properties' }));
    const way = await boxOf(page.getByRole('link', { name: 'View All Properties' }));
    expect(way.top).toBeLessThan(heading.bottom);
    const { right } = await boxOf(page.getByRole('button', { name: 'Next properties' }));
    expect(right).toBeCloseTo(way.right, 0);
  });
});

test('the Shore stands in its column on a large screen, its names are clear, and a phone counts the steps', async ({
  page,
}) => {
  await test.step('on a large screen the Shore’s heading and buttons stand in the page’s column', async () => {
    await open(page, large, '/');
    const { left } = await boxOf(page.getByRole('heading', { name: 'Recent Sales' }));
    const shore = page.getByRole('region', { name: 'The Shore' });
    await shore.scrollIntoViewIfNeeded();
    expect((await boxOf(shore.getByRole('heading', { name: 'The Shore' }))).left).toBeCloseTo(left, 0);
    expect((await boxOf(shore.getByRole('button', { name: 'Nearer' }))).left).toBeCloseTo(left, 0);
  });

  for (const size of [large, desk])
    await test.step(`at ${size.width} px no lit window covers a town’s name`, async () => {
      await page.setViewportSize(size);
      const shore = page.getByRole('region', { name: 'The Shore' });
      await shore.scrollIntoViewIfNeeded();
      await expect(shore.getByRole('link', { name: /, \$/ }).first()).toBeAttached();
      const names = await boxesOf(shore.locator('li > a > span:first-child'));
      const windows = await boxesOf(shore.locator('li > svg'));
      const covered = names.filter((name) =>
        windows.some((w) => w.left < name.right && w.right > name.left && w.top < name.bottom && w.bottom > name.top),
      );
      expect(covered).toEqual([]);
    });

  await test.step('on a phone the five steps say how many they are', async () => {
    await page.setViewportSize(phone);
    const steps = page.getByRole('region', { name: 'The five steps' }).getByRole('listitem');
    await expect(steps.first().getByText('of 5')).toBeVisible();
    await page.setViewportSize(desk);
    await expect(page.getByText('of 5').first()).toBeHidden();
  });
});

test('on a tablet a town’s second picture stands beside what there is, not over a whole screen', async ({ page }) => {
  await open(page, tablet, '/areas/red-bank');
  const features = await boxOf(page.getByRole('heading', { name: 'Community features' }));
  const plate = await boxOf(page.getByRole('figure').filter({ hasText: 'Broad Street, after the last curtain' }));
  expect(plate.left).toBeGreaterThan(features.right);
  expect(plate.height).toBeLessThan(tablet.height / 2);
});

test('the compared homes reach from the names of the rows to the end of the ledger’s lines', async ({ page, site }) => {
  const ids = (await homesOf(site)).slice(0, 3).map(({ id }) => id);
  await open(page, desk, `/compare?homes=${ids.join()}`);
  const ledger = page.getByRole('table', { name: 'Homes side by side' });
  const pictures = await boxesOf(ledger.locator('thead img'));
  expect(pictures.at(-1)?.right).toBeCloseTo((await boxOf(ledger)).right, 0);
  const widths = pictures.map(({ left, right }) => Math.round(right - left));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

test('on a phone the menu names each town in one line', async ({ page }) => {
  await open(page, phone, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Areas of Specialization').click();
  const towns = menu.getByRole('link', { name: /, N[JY]$/ });
  await towns.first().waitFor();
  const lines = await towns.evaluateAll((all) =>
    all.map((town) => {
      const range = document.createRange();
      range.selectNodeContents(town);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

/** The width of a text's last line, as a share of its widest line. */
const lastLineOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects())
      lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + width);
    const widths = [...lines.values()];
    return (widths.at(-1) ?? 0) / Math.max(...widths);
  });

test('on a phone no opening sentence leaves its last word alone in a line', async ({ page, allowConsole }) => {
  allowConsole(statusUnderTest);
  await open(page, phone, '/contact');
  expect(await lastLineOf(page.getByText('I read every message myself and reply within').first())).toBeGreaterThan(0.2);
  const address = page.getByRole('main').getByRole('link', { name: /14 Harbor Row/ });
  expect(await lastLineOf(address)).toBeGreaterThan(0.2);
  await page.goto('/areas/red-bank');
  expect(await lastLineOf(page.getByText('all inside one good walk'))).toBeGreaterThan(0.2);
  await page.goto('/nowhere');
  expect(await lastLineOf(page.getByRole('main').locator('h1 + p'))).toBeGreaterThan(0.2);
});

test('what could not be loaded stands clear of the way to try again, in every section of the home page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  await open(page, phone, '/privacy');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  const alerts = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alerts).toHaveCount(3);
  for (const alert of await alerts.all()) {
    const retry = await boxOf(alert.locator('..').getByRole('button', { name: 'Retry' }));
    expect(retry.top - (await boxOf(alert.getByText('could not be loaded').last())).bottom).toBeGreaterThanOrEqual(12);
    expect(retry.height).toBe(50);
  }
});

test.describe('the agent’s pages', () => {
  test('who a home fits is told in whole words beside it', async ({ page, authenticate, site }) => {
    const home = (await homesOf(site)).find(({ address }) => address.startsWith('88 Broad'));
    const data = { name: 'Fern Abbott', email: 'fern.abbott@fits.example', wish: { city: 'Red Bank' } };
    await sendLead(site, data);
    await authenticate();
    await page.setViewportSize(desk);
    await page.goto(`/admin/homes/${home?.id}`);
    const person = page.getByRole('listitem').filter({ hasText: 'Fern Abbott' });
    for (const words of ['fern.abbott@fits.example', 'Wrote once', 'Not answered yet'])
      expect((await boxOf(person.getByText(words))).height).toBeLessThan(30);
  });

  for (const size of [phone, desk])
    test(
      `at ${size.width} px an open house parts no hour from its half of the day`,
      walkAt(size.width),
      async ({ page, signIn, site }) => {
        const home = (await homesOf(site))[size.width === 360 ? 1 : 2];
        await signIn();
        const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
        const data = { id: crypto.randomUUID(), startsAt: `${day}T18:00:00.000Z`, endsAt: `${day}T20:00:00.000Z` };
        const added = await page.request.post(`/api/admin/properties/${home?.id}/open-houses`, {
          data,
          headers: { origin: site.origin },
        });
        expect(added.status()).toBe(201);
        await page.setViewportSize(size);
        await page.goto(`/admin/homes/${home?.id}`);
        const section = page.getByRole('region', { name: 'Open houses' });
        expect((await boxOf(section.getByText(/^\d+:00 pm to \d+:00 pm$/))).height).toBeLessThan(30);
        await gotoFresh(page, `/properties/${home?.id}`);
        const shown = page.getByRole('region', { name: 'Open house' });
        expect((await boxOf(shown.getByText(/^\d+:00 PM to \d+:00 PM$/))).height).toBeLessThan(30);
      },
    );

  for (const size of [phone, desk])
    test(
      `at ${size.width} px every tab of the leads is whole, and so is every word of where a lead stands`,
      walkAt(size.width),
      async ({ page, authenticate, site }) => {
        const data = { name: 'Tess Tab', email: `tab-${size.width}@row.example` };
        await sendLead(site, data);
        await authenticate();
        await page.setViewportSize(size);
        await page.goto('/admin/leads');
        const tabs = page.getByRole('navigation', { name: 'Status' });
        // They fit with a count of two figures.
        const count = tabs.locator('b').first();
        await count.evaluate((bold) => bold.replaceChildren('28'));
        expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        await page.locator('[data-lead]').first().click();
        const standing = page.getByRole('group', { name: 'Status' });
        for (const word of await standing.locator('span').all()) {
          const [inner, outer] = [await boxOf(word), await boxOf(word.locator('..'))];
          expect(inner.left - outer.left).toBeGreaterThanOrEqual(8);
        }
      },
    );

  test('in the dark the ways to a testimonial can be read', async ({ page, authenticate }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await authenticate();
    await page.goto('/admin/testimonials');
    for (const name of ['Ask a client', 'Add a testimonial']) {
      const way = page.getByRole('button', { name });
      expect(await contrastOf(way)).toBeGreaterThanOrEqual(await enoughFor(way));
    }
  });

  test('in the few colours that my system leaves a list has its arrow alone', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/properties?beds=2');
    for (const name of ['Town', 'Beds', 'Order']) {
      await expect(page.getByLabel(name, { exact: true })).toHaveCSS('appearance', 'auto');
      await expect(page.getByLabel(name, { exact: true })).toHaveCSS('background-image', 'none');
    }
  });

  test('in the few colours that my system leaves I see what is chosen', async ({ page, authenticate, site }) => {
    // The color as painted, because forced colors do not show in computed styles.
    const ground = async (one: Locator) => {
      const { left, top } = await boxOf(one);
      return (await page.screenshot({ clip: { x: left + 5, y: top + 5, width: 2, height: 2 } })).toString('base64');
    };
    const stands = async (chosen: Locator, other: Locator) => {
      await expect(chosen).toBeVisible();
      await expect.poll(async () => (await ground(chosen)) === (await ground(other))).toBe(false);
    };
    const home = (await homesOf(site)).find(({ address }) => address.startsWith('88 Broad'));
    const data = { name: 'Fay Few', email: 'few@row.example' };
    await sendLead(site, data);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/properties');
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await stands(tab('All'), tab('Sold'));
    await page.setViewportSize(phone);
    await page.goto('/properties?town=Red+Bank');
    const pick = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await stands(pick('Town'), pick('Price'));
    await page.setViewportSize(desk);
    await page.goto('/properties');
    // The bar of a dark system is as dark as its page.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const beside = async (one: Locator, y: number) => {
      const { left, top } = await boxOf(one);
      return (await page.screenshot({ clip: { x: left - 9, y: top + y, width: 2, height: 2 } })).toString('base64');
    };
    await expect.poll(async () => (await beside(tab('All'), 5)) === (await beside(tab('All'), 200))).toBe(true);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await authenticate();
    await page.goto('/admin/leads');
    const bar = (name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
    await stands(bar('Leads'), bar('Homes'));
    await page.setViewportSize(phone);
    await stands(bar('Leads'), bar('Homes'));
    await page.setViewportSize(desk);
    const state = (name: string) => page.getByRole('navigation', { name: 'Status' }).getByRole('button', { name });
    await stands(state('Open'), state('Closed'));
    await page.locator('[data-lead]').first().click();
    const standing = (name: string) => page.getByRole('group', { name: 'Status' }).locator('label', { hasText: name });
    await stands(standing('New'), standing('Closed'));
    await page.goto('/admin/homes');
    const chip = (name: string) => page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });
    await stands(chip('All'), chip('Sold'));
    await page.setViewportSize(phone);
    await page.goto('/admin/showings');
    const days = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
    await stands(days.and(page.locator('[aria-current]')), days.and(page.locator(':not([aria-current])')).first());
    await page.setViewportSize(desk);
    await page.goto(`/admin/homes/${home?.id}`);
    await stands(page.getByRole('button', { pressed: true, name: 'Active' }), tab('Pending'));
    await page.goto('/admin/testimonials');
    const shown = page.getByRole('switch').first();
    await expect(shown).toBeVisible();
    // The browser draws the control, so it works with any forced colors.
    expect(await shown.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
    await page.getByRole('button', { name: 'Add a testimonial' }).click();
    const rating = page.getByRole('dialog').getByRole('combobox').first();
    // So is the arrow of a list: our picture of one is navy on any ground.
    await expect(rating).toHaveCSS('appearance', 'auto');
    await expect(rating).toHaveCSS('background-image', 'none');
  });

  test(
    'in the few colours of a dark system the bars of my numbers, the week’s blocks and an estimate’s mark are seen',
    long,
    async ({ page, authenticate, site }) => {
      await sendLead(site, { name: 'Cy Counted', email: 'counted@row.example' });
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      const colors = async (one: Locator): Promise<number> => {
        await one.scrollIntoViewIfNeeded();
        const picture = (await one.screenshot()).toString('base64');
        return page.evaluate(async (data) => {
          const image = await createImageBitmap(
            new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]),
          );
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
          return new Set(new Uint32Array(pixels.buffer)).size;
        }, picture);
      };
      await authenticate();
      await page.goto('/admin/numbers');
      const bars = page
        .getByRole('listitem')
        .filter({ hasText: /A message|A dialog/ })
        .locator('[aria-hidden]');
      await expect(bars).toHaveCount(2);
      for (const one of await bars.all()) expect(await colors(one)).toBeGreaterThan(1);
      await page.goto('/admin/showings');
      for (const mark of ['Accepted', 'Open house, seen by visitors'])
        expect(await colors(page.getByText(mark, { exact: true }).locator('i'))).toBeGreaterThan(1);
      const [home] = await homesOf(site);
      await page.goto(`/properties/${home?.id}`);
      const estimate = page.getByText('Sales range from').locator('xpath=preceding::i[1]');
      expect(await colors(estimate)).toBeGreaterThan(1);
    },
  );

  test('in the dark the way to choose a floor plan can be read', async ({ page, authenticate, site }) => {
    const home = (await homesOf(site)).find(({ address }) => address.startsWith('88 Broad'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await authenticate();
    await page.goto(`/admin/homes/${home?.id}`);
    const choose = page.getByText('Choose a picture');
    await choose.scrollIntoViewIfNeeded();
    expect(await contrastOf(choose)).toBeGreaterThanOrEqual(await enoughFor(choose));
  });

  test('what is said where there is no floor plan begins where its button does', async ({
    page,
    authenticate,
    site,
  }) => {
    const home = (await homesOf(site)).find(({ address }) => address.startsWith('88 Broad'));
    await authenticate();
    await page.setViewportSize(desk);
    await page.goto(`/admin/homes/${home?.id}`);
    const button = await boxOf(page.getByText('Choose a picture'));
    expect((await boxOf(page.getByText('None: the page says nothing of one.'))).left).toBeCloseTo(button.left, 0);
  });

  for (const width of [320, 640])
    test(`at ${width} px no town and no price of the dashboard breaks within a word`, async ({ page, signIn }) => {
      await signIn();
      await page.setViewportSize({ width, height: 360 });
      const table = page.getByRole('table').first();
      await table.waitFor();
      const broken = await table.evaluate((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (words.nextNode()) {
          const { data } = words.currentNode as Text;
          for (const { 0: word, index } of data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(words.currentNode, index);
            range.setEnd(words.currentNode, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        return found;
      });
      expect(broken).toEqual([]);
    });

  test('on a phone a value that is longer than its line says so', long, async ({ page, authenticate }) => {
    await authenticate();
    await page.setViewportSize(phone);
    await page.goto('/admin/site');
    await expect(page.getByLabel('Tagline')).toHaveCSS('text-overflow', 'ellipsis');
  });

  for (const size of [phone, desk])
    test(
      `at ${size.width} px “Done” stands in one column, whoever left a telephone and whoever did not`,
      walkAt(size.width),
      async ({ page, authenticate, site }) => {
        const names = ['Ann First', 'Ben Phone', 'Cay Mail'];
        for (const name of names) {
          const email = `${name.slice(0, 3)}-${size.width}@row.example`;
          const data = { name, email, phone: name === 'Cay Mail' ? '' : '(732) 555-0162' };
          await sendLead(site, data);
        }
        await authenticate();
        await page.setViewportSize(size);
        await page.goto('/admin/today');
        const done = (name: string) => boxOf(page.getByRole('button', { name: `Done with ${name}` }).last());
        await expect(page.getByRole('button', { name: 'Done with Cay Mail' }).last()).toBeVisible();
        expect((await done('Cay Mail')).left).toBeCloseTo((await done('Ben Phone')).left, 0);
        const { right } = await done('Ben Phone');
        // No real call is started.
        await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
        await page.getByRole('link', { name: 'Call Ben Phone' }).last().click();
        const answer = page.getByRole('group', { name: 'Reached Ben Phone?' }).getByRole('button', { name: 'Not yet' });
        expect((await boxOf(answer)).right).toBeLessThanOrEqual(right + 1);
      },
    );
});
