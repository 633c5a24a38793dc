/** `npm run bench`: the site's pages beside their peers in Lighthouse; `npm run bench -- api`: the gateway's answers beside others'. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { buildStale, root } from './parts.ts';

const [subject] = process.argv.slice(2);
const isApi = subject === 'api';
if (!isApi) await buildStale();
const env = isApi ? process.env : { ...process.env, CHROMIUM: browserPath() };
const file = join(root, isApi ? 'bench/src/api/main.ts' : 'bench/src/lighthouse.ts');
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
