/**
 * Replaces federation's comparison of version ranges, which costs every page a kilobyte. It reads only what occurs
 * here: shared modules are requested as `^1.2.3` (shared.ts) and compared by `<=1.2.3`.
 */

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

function isAtMost(one: number[], other: number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place < 0 || Number(one[place]) < Number(other[place]);
}

/** In `0.2.3` the second number marks a breaking change, so the first number that is not 0 must be the same. */
function isCompatible(version: number[], wanted: number[]): boolean {
  const first = wanted.findIndex((number) => number > 0);
  return isAtMost(wanted, version) && wanted.slice(0, first + 1).every((number, index) => number === version[index]);
}

/** Whether `version` lies in `range`, which is `^1.2.3` or `<=1.2.3`. Throws for any other range. */
export function satisfy(version: string, range: string): boolean {
  const [, operator, wanted] = /^(\^|<=)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!wanted) throw new Error(`A range is a caret and a version here, not ${range}`);
  return (operator === '^' ? isCompatible : isAtMost)(numbersOf(version), numbersOf(wanted));
}
