import { defineConfig } from '@playwright/test';

export const base = defineConfig({
  testDir: './tests',
  globalSetup: './support/global-setup.ts',
  // One more than cores: a test waits a quarter of its time, for what is meant to come a moment later.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  grepInvert: /@long/,
  // Two cores that do other work, too: what fails is tried twice more, and npm test ends with its name.
  retries: 2,
  reporter: [['list'], ['./support/reporter.ts']],
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // What a worker answers no test can change or watch; the specs about the worker let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

/** The longest files with a site of their own. They begin first, so that at the end no worker is left alone with one. */
const longest = /(team|releases|without-a-line|second-factor|browser-smoke|canary)\.spec\.ts$/;

export default defineConfig(base, {
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
});
