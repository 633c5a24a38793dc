/** `npm run art -- [names… | --loop]`: draws the pictures anew, or the hero in motion, on the Node that the project pins. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');
const script = args[0] === '--loop' ? 'loop' : 'render';
const { status } = spawnSync(process.execPath, [join(root, `art/scripts/${script}.ts`), ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
