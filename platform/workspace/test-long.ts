/** `npm run test:long`: tests that take minutes and are run by hand. Their last result is in docs/measured.md. */

import { browserPath } from './browser.ts';
import { buildStale } from './parts.ts';
import { runAll, type Step, sumUp } from './steps.ts';

const leads: Step = { name: 'no lead lost', command: 'vitest', args: ['run', '--project', 'long'] };
const site: Step = {
  name: 'long tests in Chromium',
  command: 'e2e/node_modules/.bin/playwright',
  args: ['test', '--config', 'e2e/playwright.long.config.ts'],
  env: { CHROMIUM: browserPath() },
};

const machines: Step = {
  name: 'what counts most, on two gateways, a pooler and a store',
  command: 'e2e/node_modules/.bin/playwright',
  args: ['test', '--config', 'e2e/playwright.machines.config.ts'],
  env: { CHROMIUM: browserPath(), MACHINES: '1' },
};

await buildStale();
const outcomes = await runAll([leads, site, machines], 1);
for (const { isOk, output } of outcomes) if (isOk) console.log(output);
console.log(sumUp(outcomes));
process.exit(outcomes.every(({ isOk }) => isOk) ? 0 : 1);
