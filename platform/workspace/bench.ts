/** `npm run bench`: the site beside its peers, measured in one run. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { buildStale, root } from './parts.ts';

await buildStale();
const env = { ...process.env, CHROMIUM: browserPath() };
const file = join(root, 'bench/src/lighthouse.ts');
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
