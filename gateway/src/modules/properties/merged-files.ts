import { changedMeanwhile } from '../audit/demand-expected.ts';

type Photos = {
  readonly now: readonly string[];
  readonly expected: readonly string[];
  readonly wanted: readonly string[];
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((file, place) => file === b[place]);

/**
 * The photos of a home as a change from `expected` to `wanted` makes them where they are `now`: what somebody else has added
 * or removed meanwhile stays so. Throws CONFLICT if both have put them into another order, each into one of their own.
 */
export function mergedFiles({ now, expected, wanted }: Photos): string[] {
  const isAdded = (file: string) => wanted.includes(file) && !expected.includes(file);
  const isRemoved = (file: string) => expected.includes(file) && !wanted.includes(file);
  const inAll = (files: readonly string[]) =>
    files.filter((file) => now.includes(file) && expected.includes(file) && wanted.includes(file));

  if (isSame(inAll(wanted), inAll(expected))) {
    const merged = now.filter((file) => !isRemoved(file));
    for (const [place, file] of wanted.entries())
      if (isAdded(file) && !merged.includes(file)) merged.splice(place, 0, file);
    return merged;
  }
  if (!isSame(inAll(now), inAll(expected)) && !isSame(inAll(now), inAll(wanted)))
    throw changedMeanwhile([{ path: ['images'], message: 'Put into another order meanwhile' }]);
  const others = now.filter((file) => !expected.includes(file) && !wanted.includes(file));
  return [...wanted.filter((file) => now.includes(file) || isAdded(file)), ...others];
}
