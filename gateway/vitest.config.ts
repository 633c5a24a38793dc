import { defineConfig } from 'vitest/config';

// As Node resolves them: two copies of graphql, one by its "module" field, refuse each other's schemas.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: ['src/**/*.api.test.ts'] } },
      {
        resolve,
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
