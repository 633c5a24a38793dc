/** The texts of the guides, by the names of their files. */

import type { Booklet } from './guide.ts';
import { buyers } from './words/buyers.ts';
import { moving } from './words/moving.ts';
import { sellers } from './words/sellers.ts';

/** The folder of the printed guides, relative to the repository's root. The gateway serves them. */
export const printedFolder = 'gateway/src/modules/guides/printed';

export const booklets: Readonly<Record<'buyers-guide' | 'sellers-guide' | 'moving-guide', Booklet>> = {
  'buyers-guide': buyers,
  'sellers-guide': sellers,
  'moving-guide': moving,
};
