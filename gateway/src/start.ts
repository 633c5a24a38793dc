/** `npm start`: serves what this checkout has built. `node src/start.ts [--commit=<hash>] <checkout> <part>…` */

import { parseArgs } from 'node:util';
import { serveOrExplain } from './serve.ts';

const { values, positionals } = parseArgs({ options: { commit: { type: 'string' } }, allowPositionals: true });
const [folder, ...parts] = positionals;
if (!folder || parts.length === 0)
  throw new Error('Usage: node gateway/src/start.ts [--commit=<hash>] <checkout> <part>…');
await serveOrExplain({ checkout: { folder, parts, commit: values.commit } });
