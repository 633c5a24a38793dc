/** The words of the booklets, by the name of their file. */

import type { Booklet } from './guide.ts';
import { buyers } from './words/buyers.ts';
import { moving } from './words/moving.ts';
import { sellers } from './words/sellers.ts';

/** Where they lie: with the gateway, which hands them out. Below the repository's root. */
export const printedFolder = 'gateway/src/modules/guides/printed';

export const booklets: Readonly<Record<'buyers-guide' | 'sellers-guide' | 'moving-guide', Booklet>> = {
  'buyers-guide': buyers,
  'sellers-guide': sellers,
  'moving-guide': moving,
};
