/** `npm run create-admin|back-up|restore|erase-person|reset-second-factor -- …`: the operator's commands, run with the project's own version of Node. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = join(root, 'gateway/src/commands', `${name}.ts`);
const { status } = spawnSync(process.execPath, [command, ...args.filter((arg) => arg !== '--')], { stdio: 'inherit' });
process.exit(status ?? 1);
