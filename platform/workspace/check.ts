/** `npm run check`: everything that can be said of the source without running the site. */

import { checks } from './checks.ts';
import { countTests, runAll } from './steps.ts';

const outcomes = await runAll(checks);
const failed = outcomes.filter(({ isOk }) => !isOk).map(({ step }) => step.name);
const tests = countTests(outcomes);
console.log(`${tests.passed} passed, ${tests.failed} failed`);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
