/** `npm run test:long`: what takes minutes and is run by hand; its last result stands in docs/measured.md. */

import { browserPath } from './browser.ts';
import { buildStale } from './parts.ts';
import { countTests, run } from './steps.ts';

await buildStale();
const outcome = await run({
  name: 'long tests in Chromium',
  command: 'e2e/node_modules/.bin/playwright',
  args: ['test', '--config', 'e2e/playwright.long.config.ts'],
  env: { CHROMIUM: browserPath(), LONG_TESTS: '1' },
});
if (outcome.isOk) console.log(outcome.output);
const tests = countTests([outcome]);
console.log(`${tests.passed} passed, ${tests.failed} failed`);
process.exit(outcome.isOk ? 0 : 1);
