import { defineConfig } from '@playwright/test';
import { base } from './playwright.config.ts';

/** What takes minutes: documented commands in a fresh clone, old and new parts together, every fault of every remote. */
export default defineConfig(base, {
  testDir: '.',
  // As many as cores: some say within which second a visitor sees a deploy.
  workers: 2,
  grepInvert: [],
  projects: [
    { name: 'long', testMatch: '**/e2e/long/*.spec.ts' },
    { name: 'left out of npm test', testMatch: '**/e2e/tests/*.spec.ts', grep: /@long/ },
  ],
  timeout: 600_000,
});
