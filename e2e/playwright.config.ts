import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './tests',
  globalSetup: './support/global-setup.ts',
  // As many as cores: a third makes a run a tenth shorter, and five tests of 630 need a second try.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
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
