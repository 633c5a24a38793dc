/** `npm run build`: every stale part, into its `dist/`. */

import { buildStale } from './parts.ts';

await buildStale();
