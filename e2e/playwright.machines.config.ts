import { defineConfig } from '@playwright/test';
import { base } from './playwright.config.ts';

const visitors = [
  'finding',
  'filters',
  'list-states',
  'property-states',
  'saved',
  'search-engines',
  'sent',
  'without-scripts',
  'views',
];
const agents = [
  'admin-home',
  'admin-homes',
  'admin-photos',
  'admin-site',
  'agents-leads',
  'leads-arrive',
  'people',
  'showings',
  'uploads',
];
const teams = ['canary', 'releases'];

/** What must hold on many machines, too: `MACHINES` has each site stand on two gateways, a pooler and a store. */
export default defineConfig(base, {
  testMatch: `**/e2e/tests/{${[...visitors, ...agents, ...teams].join(',')}}.spec.ts`,
  globalSetup: [],
  workers: 1,
  timeout: 180_000,
});
