/** `npm test`: everything. Check, dead code, both doors on both databases, build, byte budgets, and the site in a browser. */

import { browserPath } from './browser.ts';
import { checks } from './checks.ts';
import { countTests, type Outcome, run, runAll } from './steps.ts';

const outcomes: Outcome[] = await runAll(checks);
outcomes.push(
  ...(await runAll(
    [
      { name: 'dead code', command: 'knip', args: [] },
      { name: 'API on PGlite and PostgreSQL', command: 'vitest', args: ['run', '--project', 'api'] },
      { name: 'build', command: process.execPath, args: ['platform/workspace/build.ts'] },
    ],
    1,
  )),
);
const isBuilt = outcomes.at(-1)?.isOk ?? false;
if (isBuilt) {
  outcomes.push(
    await run({ name: 'byte budgets', command: process.execPath, args: ['platform/workspace/budgets.ts'] }),
  );
  const env = { CHROMIUM: browserPath() };
  outcomes.push(
    await run({
      name: 'the site in Chromium',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts'],
      env,
    }),
  );
}

const failed = outcomes.filter(({ isOk }) => !isOk).map(({ step }) => step.name);
const tests = countTests(outcomes);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
console.log(`${tests.passed} passed, ${Math.max(tests.failed, failed.length)} failed`);
process.exit(failed.length > 0 ? 1 : 0);
