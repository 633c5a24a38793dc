/** Tries a switch again if others switch other parts in between. */

import { versionIn } from './live-set.ts';
import { LiveChanged } from './refused.ts';
import type { ReleaseSet } from './release.ts';

/** Enough for so many deployers at once, because each round lets one of them through. */
const MOST_TRIES = 8;

type Live = { readonly current: ReleaseSet | undefined; reload(): Promise<void> };

/**
 * Runs `work`, which looks at the live set and switches the parts `names`, and runs it again if others switch other
 * parts in between. Rejects with `LiveChanged` if one of its own parts was switched meanwhile, so that nobody
 * overwrites what they have not seen.
 */
export async function tryAgain<T>(live: Live, names: readonly string[], work: () => Promise<T>): Promise<T> {
  // This gateway may not have heard yet of another one's switch.
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
