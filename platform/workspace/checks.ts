/** The checks of `npm run check`: types, lint, imports between packages, generated code and unit tests. Under two minutes on two cores. */

import { parts } from './parts.ts';
import type { Step } from './steps.ts';

const packages = ['schema', 'ui', 'platform', 'create-remote', 'smoke', ...parts, 'gateway', 'e2e', 'bench', 'art'];
const node = process.execPath;

export const checks: readonly Step[] = [
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'] },
  { name: 'lint and format', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'arrows', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...packages] },
  { name: 'generated contract', command: node, args: ['schema/scripts/codegen.ts', '--check'] },
  { name: 'provided contract', command: node, args: ['platform/workspace/api.ts', '--check'] },
  { name: 'generated operations', command: node, args: ['platform/build/codegen.ts', '--check', ...parts] },
  ...packages.map((name) => ({ name: `types of ${name}`, command: 'tsc', args: ['-p', name] })),
];
