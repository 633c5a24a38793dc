/** What a page tells about itself after a walk through the site is what the same address tells when it is opened anew. */

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { settled } from './settled.ts';

type Told = { title: string; description: string | null; robots: string | null; canonical: string | null };

const told = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const first = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)).join(' and ') || null;
    return {
      title: document.title,
      description: first('meta[name="description"]', 'content'),
      robots: first('meta[name="robots"]', 'content'),
      canonical: first('link[rel="canonical"]', 'href'),
    };
  });

/** Goes there without a document, wherever the page of before has links to. */
const walk = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: `walk ${to}` }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('walking from page to page, each tells of itself what it tells when it is opened anew', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const homes = (await (await request.get('/api/properties?limit=2')).json()) as Array<{ id: string }>;
  const paths = [
    '/',
    '/saved',
    '/properties?town=Rumson',
    '/properties?beds=2',
    `/properties/${homes[0]?.id}`,
    '/nobody/was/here',
    '/areas/rumson',
    '/properties/nobody-lives-here',
    '/contact',
    '/contact?sent=contact',
    '/contact?form=valuation',
    `/compare?homes=${homes.map(({ id }) => id)}`,
    '/properties?status=sold',
    '/areas/atlantis',
    '/about',
    '/compare',
    '/privacy',
    '/accessibility',
    '/properties?listing=rent&baths=1',
  ];
  const anew = new Map<string, Told>();
  for (const path of paths) {
    await page.goto(path);
    anew.set(path, await told(page));
  }
  // From a document of each kind: one that search engines keep, and one that they must not.
  for (const first of ['/about', '/saved']) {
    await page.goto(first);
    await settled(page);
    for (const path of [...paths, ...paths.toReversed()]) {
      await walk(page, path);
      await expect.poll(() => told(page), { message: `${first} to ${path}` }).toEqual(anew.get(path));
    }
  }
});
