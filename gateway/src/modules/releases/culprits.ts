import { withThese } from './live-set.ts';
import type { Release } from './release.ts';

/**
 * Finds the changed releases that keep a set from loading, by halving, because each try may take seconds. A single
 * release is blamed without a try; one of eight is found in three to six tries. Returns several if the set fails only
 * with all of them.
 */
export async function findCulprits(
  changed: readonly Release[],
  live: readonly Release[],
  loads: (releases: readonly Release[]) => Promise<boolean>,
): Promise<readonly Release[]> {
  if (changed.length < 2) return changed;
  const middle = Math.ceil(changed.length / 2);
  for (const half of [changed.slice(0, middle), changed.slice(middle)])
    if (!(await loads(withThese(live, half)))) return findCulprits(half, live, loads);
  return changed;
}
