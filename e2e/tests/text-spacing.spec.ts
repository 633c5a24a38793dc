/**
 * With the largest text spacing that WCAG 2.2 demands (1.4.12), and with a large font size in the browser's settings, no text
 * is cut off or leaves the page.
 */

import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from '../support/test.ts';
import { arrive, changeAnswers } from './answers.ts';
import { linesOfNumber } from './lines.ts';
import { hasNoSidewaysScroll, longWord, nodes } from './long-words.ts';
import { sendLead } from './send-lead.ts';
import { atRest, settled, watchLine } from './settled.ts';

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Elements beyond the edge of the window that cannot be reached by scrolling. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element | null): boolean =>
      element !== null && element !== document.body && (scrolls(element) || isInScroller(element.parentElement));
    const out = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
      .filter((element) => !isInScroller(element.parentElement))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return { out, wider: document.documentElement.scrollWidth - document.documentElement.clientWidth };
  });

/** Boxes that are too small for their text. */
const tooTight = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

/** Words of headings, amounts and tables that stand on two lines. An address or a number of a release may. */
const broken = (page: Page) =>
  page
    .locator('main :is(h1, header p, h2, h3, th, td, dt, li > span, li > div > span, li > a > span)')
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const whole = text.textContent ?? '';
          for (const { 0: word, index } of whole.matchAll(
            /(?<!\S)[$\d,]+(?:\/mo)?(?!\S)|(?<![\p{L}\d+])[\p{L}’]{2,14}(?![\p{L}\d])/gu,
          )) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
            const isOfAddress = /\/\S*$/.test(whole.slice(0, index));
            if (lines.size > 1 && !isOfAddress) found.push(word);
          }
        }
        return found;
      }),
    );

const setApart = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Sets the font size of the browser, in pixels. The default is 16. */
async function setFont(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await client.detach();
}

/** Both widths are tested in one visit, because the content of a page does not depend on the width at its start. */
const WINDOWS = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];

async function isWhole(page: Page, path: string, windows = WINDOWS): Promise<void> {
  await page.goto(path);
  for (const size of windows) {
    const where = `${path} at ${size.width} px`;
    await page.setViewportSize(size);
    await settled(page);
    await setApart(page, SPACED);
    await expect.poll(() => beyond(page), where).toEqual({ out: [], wider: 0 });
    await setApart(page, '');
    await setFont(page, 24);
    await expect(page.locator('body'), where).toHaveCSS('font-size', '25.5px');
    await expect.poll(() => beyond(page), `${where} in large letters`).toEqual({ out: [], wider: 0 });
    expect(await tooTight(page.locator('nav a, nav button')), where).toEqual([]);
    await setFont(page, 16);
  }
}

test.describe('on a phone and on a desk', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('every page keeps its words within the window, however far apart or large I set them', async ({
    page,
    site,
  }) => {
    const [home] = (await (await page.request.get(`${site.origin}/api/properties?limit=1`)).json()) as {
      id: string;
    }[];
    for (const path of [
      '/',
      '/properties',
      `/properties/${home?.id}`,
      // The longest word of a town's name.
      '/areas/monmouth-beach',
      '/about',
      '/contact',
      '/privacy',
      '/accessibility',
      '/saved',
    ])
      await isWhole(page, path, [{ width: 320, height: 780 }, ...WINDOWS.slice(1)]);
  });

  test('in letters twice as large no heading, amount or table breaks within a word', async ({ page, authenticate }) => {
    await authenticate();
    const hasCome = watchLine(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of ['dashboard', 'homes', 'showings', 'testimonials', 'numbers', 'health', 'releases']) {
        await page.goto(`/admin/${path}`);
        await setFont(page, 32);
        await settled(page);
        // Without what it asks the gateway for, a page has nothing that could break.
        await hasCome();
        await atRest(page);
        await expect.poll(() => broken(page), `${path} at ${width} px`).toEqual([]);
        await setFont(page, 16);
      }
    }
  });

  test('in letters half as large again no heading and no town’s name breaks within a word', async ({ page }) => {
    for (const path of ['/', '/properties', '/areas/middletown', '/areas/monmouth-beach', '/accessibility']) {
      await page.goto(path);
      await settled(page);
      await setFont(page, 24);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 });
        await expect.poll(() => broken(page), `${path} at ${width} px`).toEqual([]);
      }
      await setFont(page, 16);
    }
  });

  test('three homes side by side have no word that breaks, in letters up to twice as large', async ({ page }) => {
    const homes = (await (await page.request.get('/api/properties?status=active&limit=3')).json()) as Array<{
      id: string;
    }>;
    await page.goto(`/compare?homes=${homes.map(({ id }) => id)}`);
    await settled(page);
    for (const [font, width] of [
      [16, 320],
      [24, 320],
      [32, 360],
      [32, 768],
    ] as const) {
      await setFont(page, font);
      await page.setViewportSize({ width, height: 780 });
      await expect.poll(() => broken(page), `letters of ${font} at ${width} px`).toEqual([]);
    }
  });

  test('the order of the homes can be read whole in letters twice as large', async ({ page }) => {
    await page.goto('/properties?sort=price-high');
    await settled(page);
    await setFont(page, 32);
    const missing = () =>
      page.getByRole('combobox', { name: 'Order' }).evaluate((list: HTMLSelectElement) => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        const { font, paddingRight } = getComputedStyle(list);
        if (pen) pen.font = font;
        const words = pen?.measureText(list.selectedOptions[0]?.text ?? '').width ?? 0;
        return Math.max(0, Math.floor(words + Number.parseFloat(paddingRight) - list.clientWidth));
      });
    await expect.poll(missing).toBe(0);
  });

  test('so do the agent’s own', long, async ({ page, authenticate, site }) => {
    const [home] = (await (await page.request.get('/api/properties?limit=1')).json()) as { id: string }[];
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const lead = { name: 'Jordan Ellis', email: 'spaced@leads.example', message: 'May we see it?' };
    const about = {
      inquiryType: 'showing',
      propertyId: home?.id,
      // At noon, because that is the longest text.
      preferredTimes: [10, 11, 12].map((ahead) => `${day(ahead)}T17:00:00.000Z`),
    };
    const id = await sendLead(site, { ...lead, ...about });
    await authenticate();
    const small = { width: 320, height: 780 };
    for (const path of [
      'today',
      'leads',
      `leads/contact/${id}`,
      'homes',
      `homes/${home?.id}`,
      'homes/new',
      'homes/import',
      'people',
      'showings',
      'numbers',
      'testimonials',
      'site',
      'account',
      'health',
      'releases',
      'dashboard',
    ]) {
      await isWhole(page, `/admin/${path}`);
      await page.setViewportSize(small);
      await setApart(page, SPACED);
      await expect.poll(() => beyond(page), `${path} at ${small.width} px`).toEqual({ out: [], wider: 0 });
    }
  });
});

/** Words that leave the box in which they stand. */
const leaving = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.flatMap((box) => {
      const { left, right } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // What is for readers alone, as a day's "1 entry", stands in a box of one pixel.
        if ((text.parentElement?.clientWidth ?? 0) === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isOut = [...range.getClientRects()].some((line) => line.right > right + 1 || line.left < left - 1);
        if (isOut) found.push(text.textContent ?? '');
      }
      return found;
    }),
  );

test('a price of twelve digits, and a figure of one endless word, stay inside their card, in letters twice as large, too', async ({
  page,
}) => {
  const price = '$999,999,999,999';
  await page.setViewportSize({ width: 360, height: 780 });
  await changeAnswers(page, {
    PropertiesForSale: nodes((home) => ({ ...home, price, bedrooms: longWord }), 3),
  });
  await arrive(page, 'properties');
  const cards = page.getByRole('article');
  const prices = cards.getByText(price);
  await expect(prices).toHaveCount(3);
  for (const standard of [16, 32]) {
    await setFont(page, standard);
    for (const size of [...WINDOWS, { width: 768, height: 1024 }]) {
      await page.setViewportSize(size);
      const where = `${size.width} px in ${standard}`;
      await expect.poll(() => leaving(cards.locator('div, ul').filter({ hasText: /\$999|Llan/ })), where).toEqual([]);
      expect(await prices.evaluateAll(linesOfNumber), where).toEqual([1, 1, 1]);
      await hasNoSidewaysScroll(page);
    }
  }
});

/** Fields that overlap. */
const overlapping = (within: Locator) =>
  within.evaluate((element) => {
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const fields = [...element.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select')]
      .filter(seen)
      .map((field) => ({ field, box: field.getBoundingClientRect() }));
    return fields.flatMap(({ field, box }) =>
      fields
        .filter((other) => other.field !== field && other.box.left >= box.left && other.box.top >= box.top)
        .filter((other) => other.box.left < box.right && other.box.top < box.bottom)
        .map((other) => `${field.getAttribute('name')} ${other.field.getAttribute('name')}`),
    );
  });

/** Texts that are too long for their chip, and fields that overlap. */
const crowded = async (within: Locator) => [
  ...(await tooTight(within.locator('label'))),
  ...(await overlapping(within)),
];

test(
  'in large letters a form on a phone keeps its fields apart, and words in their chips',
  long,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [home] = (await (await page.request.get(`${site.origin}/api/properties?limit=1&status=active`)).json()) as {
      id: string;
    }[];
    await page.goto('/');
    await setFont(page, 24);
    await page.getByRole('button', { name: 'Get Your Free Home Valuation' }).click();
    await expect(page.getByRole('dialog').getByLabel('Square feet')).toBeVisible();
    expect(await crowded(page.getByRole('dialog'))).toEqual([]);
    await page.goto(`/properties/${home?.id}`);
    await setFont(page, 24);
    await expect(page.locator('body')).toHaveCSS('font-size', '25.5px');
    await page.getByRole('main').getByRole('button', { name: 'Schedule a Showing' }).first().click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: /^Afternoon/ })).toBeVisible();
    expect(await crowded(page.getByRole('dialog'))).toEqual([]);
    await setFont(page, 16);
  },
);

test('on a phone in letters of twice the size no page is wider than the window', long, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const isWithin = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await setFont(page, 32);
    await expect.poll(() => beyond(page), path).toEqual({ out: [], wider: 0 });
    await setFont(page, 16);
  };
  for (const path of ['/', '/about', '/properties', '/contact', '/areas/rumson']) await isWithin(path);
  await signIn();
  for (const path of ['today', 'homes/new', 'homes/import']) await isWithin(`/admin/${path}`);
});

test(
  'on a phone in letters of twice the size the days of a week do not touch each other',
  long,
  async ({ page, authenticate }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await authenticate();
    await page.goto('/admin/showings');
    const days = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
    await expect(days).toHaveCount(7);
    for (const standard of [16, 24, 32]) {
      await setFont(page, standard);
      await expect.poll(() => leaving(days), String(standard)).toEqual([]);
    }
    await setFont(page, 16);
  },
);

test(
  'on a phone in letters of twice the size a home’s values are whole, and so is what stands beside a heading',
  long,
  async ({ page, authenticate, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await authenticate();
    const id = await sendLead(site, { name: 'Large Letters', email: 'large@letters.example' });
    const data = { kind: 'contact', status: 'contacted' };
    await page.request.put(`/api/admin/leads/${id}`, { data, headers: { origin: site.origin } });
    await page.goto('/admin/people');
    await page.getByRole('link', { name: /Large Letters/ }).click();
    await expect(page.getByText(/^last answered today/)).toBeVisible();
    await setFont(page, 32);
    await expect.poll(() => beyond(page)).toEqual({ out: [], wider: 0 });
    const [home] = (await (await page.request.get('/api/properties?limit=1&status=active')).json()) as { id: string }[];
    await page.goto(`/admin/homes/${home?.id}`);
    for (const name of ['Price', 'Town'])
      await expect
        .poll(
          () => page.getByRole('textbox', { name, exact: true }).evaluate((one) => one.scrollWidth - one.clientWidth),
          name,
        )
        .toBeLessThanOrEqual(0);
    const status = page.getByRole('main').getByText('Sold', { exact: true }).first();
    expect(await status.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(340);
    await setFont(page, 16);
  },
);

test('what can be done with a lead that is answered holds its words on a phone', async ({
  page,
  authenticate,
  site,
}) => {
  const id = await sendLead(site, { name: 'Narrow Ways', email: 'narrow@ways.example', phone: '732 555 0100' });
  await authenticate();
  const data = { kind: 'contact', status: 'contacted' };
  await page.request.put(`/api/admin/leads/${id}`, { data, headers: { origin: site.origin } });
  await page.goto(`/admin/leads/contact/${id}`);
  const reopen = page.getByRole('button', { name: 'Reopen Narrow Ways' });
  await expect(reopen).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const ways = reopen.locator('..').locator('> *');
    await expect(ways).toHaveCount(4);
    await expect.poll(() => leaving(ways), `${width} px`).toEqual([]);
  }
});

test('in large letters the hours of an open house stand apart on the agent’s phone', async ({ page, authenticate }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [home] = (await (await page.request.get('/api/properties?limit=1&status=active')).json()) as { id: string }[];
  await authenticate();
  await page.goto(`/admin/homes/${home?.id}`);
  await setFont(page, 24);
  const section = page.getByRole('region', { name: 'Open houses' });
  await expect(section.getByLabel('To', { exact: true })).toBeVisible();
  expect(await crowded(section)).toEqual([]);
  await setFont(page, 16);
});

test(
  'however many wait and however large my letters are, the number stays on its tab',
  long,
  async ({ page, authenticate }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await authenticate();
    await page.route('**/graphql*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/"new":\d+/, '"new":1234') });
    });
    await page.goto('/admin/homes');
    await expect(page.getByRole('link', { name: 'Today 99+ waiting' })).toBeVisible();
    for (const standard of [16, 24, 32]) {
      await setFont(page, standard);
      expect(await tooTight(page.locator('nav a, nav button')), `${standard} px`).toEqual([]);
    }
    await setFont(page, 16);
  },
);

test('a small phone in letters twice as large shows homes and a town without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  // The longest word of a town's name.
  const homes = await page.request.get('/api/properties?city=Monmouth%20Beach&limit=1');
  const [home] = (await homes.json()) as [{ id: string }];
  for (const path of ['/properties', `/properties/${home.id}`, '/areas/rumson', '/contact']) {
    await page.goto(path);
    await setFont(page, 32);
    await settled(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('where a style of the reader’s own makes letters twice as large, no page of a phone scrolls sideways', async ({
  page,
  authenticate,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await authenticate();
  const [home] = (await (await page.request.get('/api/properties?limit=1&status=active')).json()) as [{ id: string }];
  const visitors = ['/', '/properties', `/properties/${home.id}`, '/areas/rumson', '/about', '/contact', '/saved'];
  const legal = ['/privacy', '/accessibility'];
  const agents = ['/admin/today', `/admin/homes/${home.id}`, '/admin/homes/new'];
  for (const path of [...visitors, ...legal, ...agents]) {
    await page.goto(path);
    await settled(page);
    await setApart(page, 'html { font-size: 200% !important }');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
