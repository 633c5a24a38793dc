/** `npm run check`: everything that can be said of the source without running the site. */

import { checks } from './checks.ts';
import { runAll, sumUp } from './steps.ts';

const outcomes = await runAll(checks);
console.log(sumUp(outcomes));
process.exit(outcomes.every(({ isOk }) => isOk) ? 0 : 1);
