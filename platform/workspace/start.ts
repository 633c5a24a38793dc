/** `npm start`: builds the parts whose source has changed and serves the site from this checkout. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { commitOf } from '../release/commit.ts';
import { buildStale, parts, root } from './parts.ts';

await buildStale();
console.log('Starting the gateway…');
const commit = commitOf(root);
const from = commit ? [`--commit=${commit}`] : [];
const gateway = spawn(process.execPath, [join(root, 'gateway/src/start.ts'), ...from, root, ...parts], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gateway.kill(signal));
gateway.once('exit', (code) => process.exit(code ?? 1));
