/** Playwright's `test` on a site of its own. A console error or warning, or an uncaught error, fails the test that it happens in. */

import { test as base, type Page } from '@playwright/test';
import { admin, type Site, startSite } from './site.ts';

type Fixtures = {
  /** Console lines that this test provokes on purpose. */
  allowConsole: (pattern: RegExp) => void;
  /** Signs the agent in, and opens the dashboard. How that is done by hand is for the specs about it. */
  signIn: () => Promise<void>;
  /** After each test: the site that many share is as it was. */
  sharedSite: undefined;
  /** Whether films play. Decoding the home page's takes two fifths of a core: only specs about it let it. */
  filmPlays: boolean;
};

/** The browser's own line for a document that answers 404, or a check that answers 401. */
const statusUnderTest = /Failed to load resource: the server responded with a status of (404|401)/;

/** Playwright's own line where a test lets no worker in. */
const noWorker = /Service Worker registration blocked by Playwright/;

const watch = (page: Page, said: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.stack ?? error.message));
};

const SHARED = 'shared';

type WorkerFixtures = {
  /** Specs that change what a site holds name one of their own; all others share. */
  siteName: string;
  site: Site;
  /** What visitors read on the site before its first test. */
  firstContent: string;
};

/** What a site's visitors read of its content: a change here is one for the tests that come after. */
async function contentOf(site: Site): Promise<string> {
  const paths = ['/api/properties', '/api/testimonials', '/api/site'];
  const answers = await Promise.all(paths.map((path) => fetch(new URL(path, site.origin))));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteName: [SHARED, { scope: 'worker', option: true }],
  site: [
    async ({ siteName: _name }, use) => {
      // Asked for by the long run alone: what those machines need is not loaded otherwise.
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
  context: async ({ context, filmPlays }, use) => {
    // As one that is about to begin: it is asked for, comes and can be paused, but draws no frame.
    if (!filmPlays) await context.addInitScript('HTMLMediaElement.prototype.play = () => new Promise(() => {})');
    await use(context);
  },
  allowConsole: [
    async ({ page, site }, use, info) => {
      const said: string[] = [];
      const allowed: RegExp[] = [noWorker];
      watch(page, said);
      await use((pattern) => void allowed.push(pattern));
      // An answer that is still being changed when the test is over is nobody's any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      const hasFailed = info.status !== info.expectedStatus || unexpected.length > 0;
      if (hasFailed) console.log(`What the gateway said before '${info.title}' failed:\n${site.log().slice(-3000)}`);
      if (unexpected.length > 0) throw new Error(`The console said:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  signIn: async ({ page, allowConsole }, use) => {
    await use(async () => {
      allowConsole(statusUnderTest);
      const answer = await page.request.post('/api/admin/login', { data: admin });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`);
      await page.goto('/admin/dashboard');
    });
  },
});

export { expect } from '@playwright/test';
export type { Site } from './site.ts';
export { admin, statusUnderTest };
