/** `npm test`: all tests: the check, dead code, the API on both databases, the build, and the site in a browser. */

import { browserPath } from './browser.ts';
import { checks } from './checks.ts';
import { type Outcome, run, runAll, type Step, sumUp } from './steps.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const build: Step = { name: 'build', command: process.execPath, args: ['platform/workspace/build.ts'] };
const inTurn: readonly Step[] = [
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'API on PGlite and PostgreSQL', command: 'vitest', args: ['run', '--project', 'api', '--maxWorkers=3'] },
];
const endToEnd = (): Step => ({
  name: 'the site in Chromium',
  command: 'e2e/node_modules/.bin/playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  env: { CHROMIUM: browserPath() },
});

process.env.TMPDIR = makeTemporaryFolder();
const outcomes: Outcome[] = await runAll(checks);
outcomes.push(...(await runAll(inTurn, 1)));
const built = await run(build);
outcomes.push(built);
if (built.isOk) outcomes.push(await run(endToEnd()));

console.log(sumUp(outcomes));
process.exit(outcomes.every(({ isOk }) => isOk) ? 0 : 1);
