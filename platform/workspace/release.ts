/** `npm run release -- …`: bundles the command into one file and runs it with the same arguments. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';
import { bundleReleaseCommand } from './release-command.ts';

const file = join(root, 'platform/dist/release.mjs');
await bundleReleaseCommand(file);
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
