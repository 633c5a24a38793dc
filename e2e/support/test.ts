/**
 * Playwright's `test` with a site. A console error or warning, or an uncaught error, fails the test in which it
 * happens.
 */

import { test as base, type Page } from '@playwright/test';
import { admin, type Site, startSite } from './site.ts';

type Fixtures = {
  /** Allows console lines that this test causes on purpose. */
  allowConsole: (pattern: RegExp) => void;
  /** Signs the agent in without the form, which has its own specs. Opens nothing: for tests that begin on a page of their own. */
  authenticate: () => Promise<void>;
  /** Signs the agent in, and opens the dashboard. */
  signIn: () => Promise<void>;
  /** Checks after each test that the shared site is unchanged. */
  sharedSite: undefined;
  /**
   * Whether films play. The home page's film takes two fifths of a core to decode, so only the specs about films let it
   * play.
   */
  filmPlays: boolean;
  /**
   * Whether the visitor saves data. Then no picture of the hour or the season comes, so that a test sees the same page
   * whenever it runs. To draw them over the first picture takes a quarter of the home page's load.
   */
  savesData: boolean;
};

/** The browser's own line about a document with status 404, or a check with status 401. */
const statusUnderTest = /Failed to load resource: the server responded with a status of (404|401)/;

/** Playwright's own line if a test blocks service workers. */
const noWorker = /Service Worker registration blocked by Playwright/;

const watch = (page: Page, said: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.stack ?? error.message));
};

/** Not every browser knows it. */
const saveData = `self.NetworkInformation &&
  Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true, configurable: true })`;

const SHARED = 'shared';

type WorkerFixtures = {
  /** Specs that change a site's content name their own site. All others share one. */
  siteName: string;
  site: Site;
  /** The site's public content before its first test. */
  firstContent: string;
};

/** The site's public content. If a test changes it, later tests would see the change. */
async function contentOf(site: Site): Promise<string> {
  const paths = ['/api/properties', '/api/testimonials', '/api/site'];
  const answers = await Promise.all(paths.map((path) => fetch(new URL(path, site.origin))));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteName: [SHARED, { scope: 'worker', option: true }],
  site: [
    async ({ siteName: _name }, use) => {
      // Loaded only for the long test run, because other runs do not need these machines.
      const site = process.env.MACHINES ? await (await import('./machines.ts')).startMachines() : await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  firstContent: [async ({ site }, use) => use(await contentOf(site)), { scope: 'worker' }],
  sharedSite: [
    async ({ siteName, site, firstContent }, use) => {
      await use(undefined);
      if (siteName === SHARED && (await contentOf(site)) !== firstContent)
        throw new Error('This test changed the site that others share: give its spec a siteName.');
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  filmPlays: [false, { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, filmPlays, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    // Like a film that is about to begin: it is loaded and can be paused, but draws no frame.
    if (!filmPlays) await context.addInitScript('HTMLMediaElement.prototype.play = () => new Promise(() => {})');
    await use(context);
  },
  allowConsole: [
    async ({ page, site }, use, info) => {
      const said: string[] = [];
      const allowed: RegExp[] = [noWorker];
      watch(page, said);
      await use((pattern) => void allowed.push(pattern));
      // An answer that is still being changed when the test is over is ignored.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      const hasFailed = info.status !== info.expectedStatus || unexpected.length > 0;
      if (hasFailed) console.log(`What the gateway said before '${info.title}' failed:\n${site.log().slice(-3000)}`);
      if (unexpected.length > 0) throw new Error(`The console said:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  authenticate: async ({ page, allowConsole }, use) => {
    await use(async () => {
      allowConsole(statusUnderTest);
      const answer = await page.request.post('/api/admin/login', { data: admin });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`);
    });
  },
  signIn: async ({ page, authenticate }, use) => {
    await use(async () => {
      await authenticate();
      await page.goto('/admin/dashboard');
    });
  },
});

/** The details of a test that takes long, or says again what another says: `npm run test:long` has it, `npm test` does not. */
export const long = { tag: '@long' };

export const longIf = (isLong: boolean) => (isLong ? long : {});

/** The details of what is walked at several widths: `npm test` has it on a phone, the long run at a desk. */
export const walkAt = (width: number) => longIf(width !== 360);

export { expect } from '@playwright/test';
export type { Site } from './site.ts';
export { admin, statusUnderTest };
