/** `npm run codegen`: prints the types of the contract and of every part's operations anew. */

import { runAll } from './steps.ts';

const generators = ['schema/scripts/codegen.ts', 'platform/build/codegen.ts'];
const outcomes = await runAll(
  generators.map((file) => ({ name: file, command: process.execPath, args: [file] })),
  1,
);
process.exit(outcomes.every(({ isOk }) => isOk) ? 0 : 1);
