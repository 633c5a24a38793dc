/** `npm start`: builds the parts whose source has changed and serves the site from this checkout. If its database aborts, it starts again. */

import { join } from 'node:path';
import { commitOf } from '../release/commit.ts';
import { endWith } from './end-with.ts';
import { keepRunning } from './keep-running.ts';
import { buildStale, parts, root } from './parts.ts';

await buildStale().catch(endWith);
console.log('Starting the gateway…');
const commit = commitOf(root);
const from = commit ? [`--commit=${commit}`] : [];
process.exit(await keepRunning([join(root, 'gateway/src/start.ts'), ...from, root, ...parts]));
