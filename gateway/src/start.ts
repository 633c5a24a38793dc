/** `npm start`: serves what this checkout has built. `node src/start.ts <checkout> <part>…` */

import { serve } from './serve.ts';

const [folder, ...parts] = process.argv.slice(2);
if (!folder || parts.length === 0) throw new Error('Usage: node gateway/src/start.ts <checkout> <part>…');
await serve({ checkout: { folder, parts } });
