/** `npm run check`: all checks that do not need a running site. */

import { checks } from './checks.ts';
import { runAll, sumUp } from './steps.ts';

const outcomes = await runAll(checks);
console.log(sumUp(outcomes));
process.exit(outcomes.every(({ isOk }) => isOk) ? 0 : 1);
