/**
 * Letters, words and lines as far apart as a reader may set them (WCAG 2.2, 1.4.12), and letters as large as a browser may be
 * told to make them: nothing runs out of the page.
 */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { settled } from './settled.ts';

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** What stands beyond the window's edge, and no swipe leads to. */
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

/** Links of a bar whose words run into the next. */
const tooTight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav a, nav button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

const setApart = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** As set in the browser's own settings, in pixels; 16 where nobody did. */
async function setFont(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard } });
  await client.detach();
}

async function isWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await setApart(page, SPACED);
  await expect.poll(() => beyond(page), path).toEqual({ out: [], wider: 0 });
  await setApart(page, '');
  await setFont(page, 24);
  await expect(page.locator('body'), path).toHaveCSS('font-size', '25.5px');
  await expect.poll(() => beyond(page), `${path} in large letters`).toEqual({ out: [], wider: 0 });
  expect(await tooTight(page), path).toEqual([]);
  await setFont(page, 16);
}

for (const [width, height] of [
  [360, 780],
  [1280, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

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
        '/areas/rumson',
        '/about',
        '/contact',
        '/privacy',
        '/accessibility',
        '/saved',
      ])
        await isWhole(page, path);
    });

    test('so do the agent’s own', async ({ page, signIn, site }) => {
      const [home] = (await (await page.request.get('/api/properties?limit=1')).json()) as { id: string }[];
      const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const lead = { name: 'Jordan Ellis', email: `spaced${width}@leads.example`, message: 'May we see it?' };
      const about = {
        inquiryType: 'showing',
        propertyId: home?.id,
        // At noon, which is written the longest.
        preferredTimes: [10, 11, 12].map((ahead) => `${day(ahead)}T17:00:00.000Z`),
      };
      const data = { ...lead, ...about, source: 'modal', recaptchaToken: 'ok' };
      const asked = await page.request.post('/api/contacts', { headers: { origin: site.origin }, data });
      expect(asked.status()).toBe(201);
      await signIn();
      for (const path of [
        'today',
        'leads',
        'homes',
        'people',
        'showings',
        'numbers',
        'testimonials',
        'site',
        'account',
      ])
        await isWhole(page, `/admin/${path}`);
    });
  });
}
