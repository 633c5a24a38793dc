/** `npm run bench`: the site's pages beside their peers in Lighthouse; `-- api`: the gateway's answers beside others'; `-- growth`: as tables grow. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { buildStale, root } from './parts.ts';

const subjects = new Set(['api', 'growth']);

const [subject = ''] = process.argv.slice(2);
const isOfPages = !subjects.has(subject);
if (isOfPages) await buildStale();
const env = isOfPages ? { ...process.env, CHROMIUM: browserPath() } : process.env;
const file = join(root, isOfPages ? 'bench/src/lighthouse.ts' : `bench/src/${subject}/main.ts`);
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
