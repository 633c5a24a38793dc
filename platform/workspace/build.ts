/** `npm run build`: builds every part whose source has changed into its `dist/`. */

import { buildStale } from './parts.ts';

await buildStale();
