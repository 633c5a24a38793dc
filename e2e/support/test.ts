/** Playwright's `test` on a site of its own. A console error or warning, or an uncaught error, fails the test that it happens in. */

import { test as base, type Page } from '@playwright/test';
import { admin, type Site, startSite } from './site.ts';

type Fixtures = {
  /** Console lines that this test provokes on purpose. */
  allowConsole: (pattern: RegExp) => void;
  signIn: () => Promise<void>;
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

type WorkerFixtures = {
  /** Specs that change what a site holds name one of their own; all others share. */
  siteName: string;
  site: Site;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteName: ['shared', { scope: 'worker', option: true }],
  site: [
    async ({ siteName: _name }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
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
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill(admin.username);
      await page.getByLabel('Password').fill(admin.password);
      await page.getByRole('button', { name: /sign in/i }).click();
      await page.waitForURL('**/admin/dashboard');
    });
  },
});

export { expect } from '@playwright/test';
export type { Site } from './site.ts';
export { admin, statusUnderTest };
