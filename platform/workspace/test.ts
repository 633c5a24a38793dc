/** `npm test`: everything. Check, dead code, both doors on both databases, build, and the site with its byte budgets in a browser. */

import { browserPath } from './browser.ts';
import { checks } from './checks.ts';
import { countTests, type Outcome, run, runAll, type Step } from './steps.ts';

const build: Step = { name: 'build', command: process.execPath, args: ['platform/workspace/build.ts'] };
const inTurn: readonly Step[] = [
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'API on PGlite and PostgreSQL', command: 'vitest', args: ['run', '--project', 'api', '--maxWorkers=2'] },
];
const endToEnd = (): Step => ({
  name: 'the site in Chromium',
  command: 'e2e/node_modules/.bin/playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  env: { CHROMIUM: browserPath() },
});

const outcomes: Outcome[] = await runAll(checks);
outcomes.push(...(await runAll(inTurn, 1)));
const built = await run(build);
outcomes.push(built);
if (built.isOk) outcomes.push(await run(endToEnd()));

const failed = outcomes.filter(({ isOk }) => !isOk).map(({ step }) => step.name);
const tests = countTests(outcomes);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
console.log(`${tests.passed} passed, ${Math.max(tests.failed, failed.length)} failed`);
process.exit(failed.length > 0 ? 1 : 0);
