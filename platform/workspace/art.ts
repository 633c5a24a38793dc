/** `npm run art -- [names… | --loop | --sheet]`: draws the pictures anew, the hero in motion, or the sheet of all of them. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';

const scripts: Readonly<Record<string, string>> = { '--loop': 'loop', '--sheet': 'sheet' };
const args = process.argv.slice(2).filter((arg) => arg !== '--');
const script = join(root, 'art/scripts', `${scripts[args[0] ?? ''] ?? 'render'}.ts`);
const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
