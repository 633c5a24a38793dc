import { withThese } from './live-set.ts';
import type { Release } from './release.ts';

/**
 * Which of the changed releases keep a set from loading, found by halving: each try may take seconds, so that one alone is
 * blamed without any, and one of eight with three to six. Several, where it takes them together.
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
