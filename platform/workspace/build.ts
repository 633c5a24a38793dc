/** `npm run build`: builds every part whose source has changed into its `dist/`. */

import { endWith } from './end-with.ts';
import { buildStale } from './parts.ts';

await buildStale().catch(endWith);
