/**
 * `npm run bench` measures the pages and those of other sites in Lighthouse. `-- pages`: how fast the gateway sends pages.
 * `-- api`: how fast the API answers, compared with others. `-- growth`: the same while tables grow. `-- edits`: while somebody
 * edits. `-- presses`: each control of the list. `-- scale`: how many visitors a small machine can serve.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { buildStale, root } from './parts.ts';

const subjects = new Set(['api', 'edits', 'growth', 'pages', 'presses', 'scale']);
/** Those that need a whole site, so its parts are built first. */
const ofParts = new Set(['edits', 'pages', 'presses', 'scale']);

const [subject = ''] = process.argv.slice(2);
const isLighthouse = !subjects.has(subject);
if (isLighthouse || ofParts.has(subject)) await buildStale();
const env = isLighthouse || subject === 'presses' ? { ...process.env, CHROMIUM: browserPath() } : process.env;
const file = join(root, isLighthouse ? 'bench/src/lighthouse.ts' : `bench/src/${subject}/main.ts`);
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
