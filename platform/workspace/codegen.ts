/** `npm run codegen`: generates the types of the contract and of every part's operations. */

import { parts } from './parts.ts';
import { runAll } from './steps.ts';

const generators: string[][] = [['schema/scripts/codegen.ts'], ['platform/build/codegen.ts', ...parts]];
const outcomes = await runAll(
  generators.map((args) => ({ name: args[0] ?? '', command: process.execPath, args })),
  1,
);
process.exit(outcomes.every(({ isOk }) => isOk) ? 0 : 1);
