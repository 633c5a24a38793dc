/** Switches of different parts do not collide: the second looks again at what is live, and tries again by itself. */

import { versionIn } from './live-set.ts';
import { LiveChanged } from './refused.ts';
import type { ReleaseSet } from './release.ts';

/** Of so many deployers at once the last one is through, for each round lets one of them through. */
const MOST_TRIES = 8;

type Live = { readonly current: ReleaseSet | undefined; reload(): Promise<void> };

/**
 * Does `work`, which looks at what is live and switches the parts of these names, again while others switch other parts in
 * between. Rejects with `LiveChanged` where one of its own parts was switched meanwhile: nobody overwrites what they have not seen.
 */
export async function tryAgain<T>(live: Live, names: readonly string[], work: () => Promise<T>): Promise<T> {
  // What another gateway has switched may not have been heard of yet.
  await live.reload();
  for (let tries = 1; ; tries += 1) {
    const before = live.current;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LiveChanged)) throw error;
      await live.reload();
      const isOwn = names.some((name) => versionIn(before, name) !== versionIn(live.current, name));
      if (isOwn || tries === MOST_TRIES) throw error;
    }
  }
}
