import { defineConfig } from 'vitest/config';

// As Node resolves them: two copies of graphql, one by its "module" field, refuse each other's schemas.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const temporaryFolder = 'platform/workspace/vitest-temporary-folder.ts';
const setupFiles = ['platform/workspace/vitest-setup.ts'];
const api = '**/*.api.test.ts';
const long = '**/*.long.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', './platform/workspace/vitest-reporter.ts'],
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          // Half of a run is starting workers and importing anew.
          isolate: false,
          setupFiles,
          globalSetup: temporaryFolder,
          testTimeout: 30_000,
          include: ['{schema,ui,platform,shell,mfe-*,gateway,smoke,art,create-remote}/**/*.test.{ts,tsx}'],
          exclude: [api, long, '**/node_modules/**'],
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          isolate: false,
          setupFiles,
          include: [`gateway/src/${api}`],
          globalSetup: [temporaryFolder, 'gateway/src/testing/global-setup.ts'],
          // There are hours in which a machine takes five times as long: only what hangs may be ended.
          hookTimeout: 120_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          // Two cores that do other work, too: what fails once is tried once more, and named.
          retry: 1,
        },
      },
      {
        resolve,
        test: { name: 'long', globalSetup: temporaryFolder, include: [`gateway/src/${long}`], testTimeout: 600_000 },
      },
    ],
  },
});
