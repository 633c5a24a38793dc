/** `npm run art -- [names…]`: draws the pictures anew, on the Node that the project pins. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');
const { status } = spawnSync(process.execPath, [join(root, 'art/scripts/render.ts'), ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
