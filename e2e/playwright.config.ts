import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './tests',
  globalSetup: './support/global-setup.ts',
  // One more than cores: a test waits a quarter of its time, for what is meant to come a moment later.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
