import { defineConfig } from '@playwright/test';
import short from './playwright.config.ts';

/** What takes minutes: documented commands in a fresh clone, old and new parts together, every fault of every remote. */
export default defineConfig(short, {
  testDir: '.',
  testMatch: ['**/e2e/long/*.spec.ts', '**/e2e/tests/{fault-matrix,lost-chunks,early-press}.spec.ts'],
  timeout: 600_000,
});
