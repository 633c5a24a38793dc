/** `npm run art -- [names… | --loop | --sheet | --guides]`: draws pictures, the hero's film, the sheet of all pictures, or the guides. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { root } from './parts.ts';

const scripts: Readonly<Record<string, string>> = { '--loop': 'loop', '--sheet': 'sheet', '--guides': 'guides' };
const args = process.argv.slice(2).filter((arg) => arg !== '--');
const script = join(root, 'art/scripts', `${scripts[args[0] ?? ''] ?? 'render'}.ts`);
const env = args[0] === '--guides' ? { ...process.env, CHROMIUM: browserPath() } : process.env;
const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env });
process.exit(status ?? 1);
