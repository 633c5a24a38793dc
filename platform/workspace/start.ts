/** `npm start`: builds what is stale and serves the site from this checkout. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale, parts, root } from './parts.ts';

await buildStale();
console.log('Starting the gateway…');
const gateway = spawn(process.execPath, [join(root, 'gateway/src/start.ts'), root, ...parts], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gateway.kill(signal));
gateway.once('exit', (code) => process.exit(code ?? 1));
