import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: ['src/**/*.api.test.ts'] } },
      {
        test: {
          name: 'api',
          include: ['src/**/*.api.test.ts'],
          globalSetup: 'src/testing/global-setup.ts',
          // A database is opened before the first test of each suite.
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
