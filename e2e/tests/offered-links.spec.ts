/** Links of a part in the header and the footer are shown as long as its live release offers them. */

import { deployCall, operatorToken, publishAs } from '../support/deploy.ts';
import { gotoFresh } from '../support/fresh.ts';
import { expect, test } from '../support/test.ts';
import { hydrated } from './answers.ts';

test.use({ siteName: 'offered-links' });
test.describe.configure({ mode: 'serial' });

const version = '1.0.0+cccccccccccc';
/** The longest labels, and as many links, as the header has room for. */
const offered = [
  { label: 'Rooms over the river', to: '/areas/rumson', places: ['footer'], order: 1 },
  { label: 'Mornings', to: '/areas/sea-bright', places: ['header', 'footer'], order: 0 },
];
const specified = ['Properties', 'Testimonials', 'About', 'Contact'];

test('it stands after the links that were there, in the first HTML, in the menus and in the footer, at every width', async ({
  page,
  site,
}) => {
  await publishAs(site, 'mfe-areas', version, '', { links: offered });
  const releases = [{ name: 'mfe-areas', version }];
  expect((await deployCall(site, operatorToken(site), 'POST', '/promote', { releases })).status).toBe(200);
  const html = await (await fetch(`${site.origin}/about`)).text();
  expect(html.split('>Mornings<').length - 1).toBe(2);

  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const links = menu.getByRole('link').and(page.locator('nav > ul > li > *, nav > div > ul > li > *'));
  const names = () => links.allTextContents();
  for (const width of [1680, 1280, 1081]) {
    await page.setViewportSize({ width, height: 800 });
    await gotoFresh(page, '/about');
    await expect.poll(names).toEqual([...specified, 'Mornings']);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `one line at ${width} px`).toBe(1);
    const button = await page.getByRole('banner').getByRole('button', { name: 'Contact me' }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0), `the button at ${width} px`).toBeLessThanOrEqual(width - 16);
    expect(button?.width).toBeGreaterThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mornings' })).toHaveAttribute(
    'href',
    '/areas/sea-bright',
  );

  await page.setViewportSize({ width: 360, height: 740 });
  await gotoFresh(page, '/about');
  await hydrated(page, 'About');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Mornings' }).click();
  await expect(page).toHaveURL(/areas\/sea-bright$/);
});

test('it goes with the release that offered it', async ({ page, site }) => {
  expect((await deployCall(site, operatorToken(site), 'POST', '/rollback', { name: 'mfe-areas' })).status).toBe(200);
  await gotoFresh(page, '/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mornings' })).toHaveCount(0);
});
