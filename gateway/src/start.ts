/** `npm start`: serves what this checkout has built. `node src/start.ts <checkout> <part>…` */

import { serveOrExplain } from './serve.ts';

const [folder, ...parts] = process.argv.slice(2);
if (!folder || parts.length === 0) throw new Error('Usage: node gateway/src/start.ts <checkout> <part>…');
await serveOrExplain({ checkout: { folder, parts } });
