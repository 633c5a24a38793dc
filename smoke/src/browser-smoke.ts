/** Opens the pages of a set in Chromium, as visitors will, before it may go live. */

import type { BrowserContext, Route } from 'playwright-core';
import type { Part, PartSet } from './part.ts';
import { type Query, sampleHomes } from './sample-addresses.ts';
import { type Visit, visitsOf } from './visits.ts';
import { MainThreadTaken, WatchedPage } from './watched-page.ts';

const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A set that fails this often is refused without looking on. */
const ENOUGH = 5;

type Place = {
  /** Scheme and host that visitors use. */
  origin: string;
  /** Where this gateway listens. */
  local: string;
  /** The cookie under which the site shows the set. */
  cookie: { name: string; value: string };
};

export type BrowserOptions = { executable: string; logger: { info: (facts: object, words: string) => void } };

/** The site under its own address, whatever stands between it and this machine; of other sites nothing. */
async function answer(route: Route, { origin, local }: Place): Promise<void> {
  const url = route.request().url();
  const isOwn = url === origin || url.startsWith(`${origin}/`);
  // What a browser would report of this visit is no visitor's.
  if (!isOwn || url === `${origin}/api/rum`) return route.fulfill({ status: 204 });
  const response = await route.fetch({ url: local + url.slice(origin.length), maxRedirects: 0 });
  await route.fulfill({ response });
}

async function open(executable: string, place: Place) {
  const { chromium } = await import('playwright-core');
  // As root Chromium has no sandbox.
  const chromiumSandbox = process.getuid?.() !== 0;
  const browser = await chromium.launch({ executablePath: executable, args: FLAGS, chromiumSandbox });
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ ...place.cookie, url: place.origin }]);
  // A page that is closed meanwhile waits for no answer.
  await context.route('**/*', (route) => answer(route, place).catch(() => undefined));
  return { browser, page: await WatchedPage.open(context) };
}

const inWords = ({ release, path, address }: Visit, how: string, words: string): string =>
  `${release.name} ${release.version}: page ${path}${address === path ? '' : ` (${address})`} in the browser, ${how}: ${words}`;

/** A made-up record is none, and nobody is signed in. */
const allowedOf = ({ isMadeUp, isPrivate }: Visit): number | undefined => {
  if (isPrivate) return 401;
  return isMadeUp ? 404 : undefined;
};

/** Each page once as a first load, and once by a link from the one before it; private ones, which lead to the log-in, only the first way. */
async function visitAll(page: WatchedPage, visits: readonly Visit[], { origin }: Place): Promise<string[]> {
  const reasons: string[] = [];
  for (const [index, visit] of visits.entries()) {
    if (reasons.length >= ENOUGH) return [...reasons, 'More pages were not tried'];
    let [seen, how] = [visit, 'as a first load'];
    try {
      reasons.push(
        ...(await page.load(origin + visit.address, allowedOf(visit))).map((words) => inWords(seen, how, words)),
      );
      const next = visits[(index + 1) % visits.length];
      if (!next || next === visit || next.isPrivate || visit.isPrivate) continue;
      [seen, how] = [next, 'by a link'];
      reasons.push(...(await page.follow(next.address)).map((words) => inWords(seen, how, words)));
    } catch (error) {
      const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      reasons.push(inWords(seen, how, words));
      if (error instanceof MainThreadTaken) return reasons;
    }
  }
  return reasons;
}

/** Answers why these visits speak against the set. Rejects where no browser can be started. */
export async function smokeInBrowser(visits: readonly Visit[], place: Place, { executable, logger }: BrowserOptions) {
  const started = Date.now();
  const { browser, page } = await open(executable, place);
  try {
    const reasons = await visitAll(page, visits, place);
    logger.info({ pages: visits.length, ms: Date.now() - started, reasons }, 'releases: smoked in the browser');
    return reasons;
  } finally {
    await browser.close();
  }
}

type SmokeOptions = BrowserOptions & {
  query: Query;
  place: (chosen: readonly Part[]) => Place;
};

/** Smokes a set in this machine's browser, `changed` in place of what is live. */
export const createBrowserSmoke =
  ({ query, place, ...options }: SmokeOptions) =>
  async (set: PartSet, changed: readonly Part[]): Promise<string[]> => {
    const visits = visitsOf(set, changed, await sampleHomes(query));
    return visits.length === 0 ? [] : smokeInBrowser(visits, place(changed), options);
  };
