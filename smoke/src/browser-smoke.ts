/** Opens the pages of a set in Chromium, as visitors will, before it may go live. */

import type { BrowserContext, Route } from 'playwright-core';
import { type Look, newsIn } from './news.ts';
import type { Part, PartSet } from './part.ts';
import { type Query, sampleHomes } from './sample-addresses.ts';
import { visitAll } from './visit-all.ts';
import { type Visit, visitsOf } from './visits.ts';
import { WatchedPage } from './watched-page.ts';

const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds, fewer than a page is waited for. */
const ANSWER_MS = 12_000;

type Place = {
  /** Scheme and host that visitors use. */
  origin: string;
  /** Where this gateway listens. */
  local: string;
  /** The cookie under which the site shows the set. */
  cookie: { name: string; value: string };
};

/** `onOld` hears of each fault that the live set has, too. */
export type BrowserOptions = { executable: string; onOld: (fault: string) => void };

/** The site under its own address, whatever stands between it and this machine; of other sites nothing. */
async function answer(route: Route, { origin, local }: Place): Promise<void> {
  const url = route.request().url();
  const isOwn = url === origin || url.startsWith(`${origin}/`);
  // What a browser would report of this visit is no visitor's.
  if (!isOwn || url === `${origin}/api/rum`) return route.fulfill({ status: 204 });
  try {
    const response = await route.fetch({ url: local + url.slice(origin.length), maxRedirects: 0, timeout: ANSWER_MS });
    await route.fulfill({ response });
  } catch {
    // A site that does not answer is no fault of the page: the browser says what it lacks.
    await route.abort('connectionfailed');
  }
}

const loadDriver = () => import('playwright-core');

/** Whether the browser's driver is installed: who only deploys may have left it out. */
export const hasDriver = (): Promise<boolean> =>
  loadDriver().then(
    () => true,
    () => false,
  );

async function open(executable: string, place: Place) {
  const { chromium } = await loadDriver();
  // As root Chromium has no sandbox.
  const chromiumSandbox = process.getuid?.() !== 0;
  const browser = await chromium.launch({ executablePath: executable, args: FLAGS, chromiumSandbox });
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ ...place.cookie, url: place.origin }]);
  const reader = await context.newPage();
  // A page that is closed meanwhile waits for no answer.
  await context.route('**/*', (route) => answer(route, place).catch(() => undefined));
  return { browser, tabs: [await WatchedPage.open(context, reader), await WatchedPage.open(context, reader)] as const };
}

/** Looks at pages of one place, in a browser of their own. Rejects where none can be started. */
const lookAt =
  (executable: string, place: Place): Look =>
  async (visits) => {
    const { browser, tabs } = await open(executable, place);
    try {
      return await visitAll(tabs, visits, place.origin);
    } finally {
      await browser.close();
    }
  };

type Places = {
  place: Place;
  /** The live set, and where it is seen; asked for when there is a fault. */
  findLive: () => Promise<{ set: PartSet; place: Place } | undefined>;
};

/** Answers why these visits speak against the set. Rejects where no browser can be started. */
export function smokeInBrowser(
  visits: readonly Visit[],
  { place, findLive }: Places,
  { executable, onOld }: BrowserOptions,
): Promise<string[]> {
  const lookLive = async () => {
    const live = await findLive();
    return live && { set: live.set, look: lookAt(executable, live.place) };
  };
  return newsIn(visits, lookAt(executable, place), lookLive, onOld);
}

type SmokeOptions = {
  executable: string;
  logger: { info: (facts: object, words: string) => void };
  query: Query;
  /** Where the live set is seen with these in place of its own. */
  place: (chosen: readonly Part[]) => Place;
};

/** Smokes a set in this machine's browser, `changed` in place of what is live. */
export const createBrowserSmoke =
  ({ query, place, executable, logger }: SmokeOptions) =>
  async (set: PartSet, changed: readonly Part[], live: PartSet | undefined): Promise<string[]> => {
    const started = Date.now();
    const visits = visitsOf(set, changed, await sampleHomes(query));
    const findLive = async () => live && { set: live, place: place([]) };
    const onOld = (fault: string) => logger.info({ fault }, 'releases: the live set has this fault, too');
    const reasons = await smokeInBrowser(visits, { place: place(changed), findLive }, { executable, onOld });
    logger.info({ pages: visits.length, ms: Date.now() - started, reasons }, 'releases: smoked in the browser');
    return reasons;
  };
