/**
 * `npm run bench`: the site's pages beside their peers in Lighthouse; `-- pages`: as the gateway sends them, `-- api`: its other answers,
 * beside others'; `-- growth`: as tables grow, `-- edits`: while somebody edits, `-- presses`: each control of the list, `-- scale`: how many
 * visitors a small machine bears.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserPath } from './browser.ts';
import { buildStale, root } from './parts.ts';

const subjects = new Set(['api', 'edits', 'growth', 'pages', 'presses', 'scale']);
/** Those that ask a whole site. */
const ofParts = new Set(['edits', 'pages', 'presses', 'scale']);

const [subject = ''] = process.argv.slice(2);
const isLighthouse = !subjects.has(subject);
if (isLighthouse || ofParts.has(subject)) await buildStale();
const env = isLighthouse || subject === 'presses' ? { ...process.env, CHROMIUM: browserPath() } : process.env;
const file = join(root, isLighthouse ? 'bench/src/lighthouse.ts' : `bench/src/${subject}/main.ts`);
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
