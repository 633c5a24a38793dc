import { defineConfig } from 'vitest/config';

const api = '**/*.api.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schema,ui,platform,shell,mfe-*,gateway}/**/*.test.{ts,tsx}'],
          exclude: [api, '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'api',
          include: [`gateway/src/${api}`],
          globalSetup: 'gateway/src/testing/global-setup.ts',
          // A database is opened before the first test of each suite.
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
