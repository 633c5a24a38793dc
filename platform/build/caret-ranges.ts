/**
 * Stands for federation's reading of version ranges: what is shared here is asked for as `^1.2.3` (shared.ts), and compared by
 * `<=1.2.3`. A kilobyte that every page would wait for.
 */

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

function isAtMost(one: number[], other: number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place < 0 || Number(one[place]) < Number(other[place]);
}

/** Before version 1 the second number is the one that breaks. */
function isCompatible(version: number[], wanted: number[]): boolean {
  const first = wanted.findIndex((number) => number > 0);
  return isAtMost(wanted, version) && wanted.slice(0, first + 1).every((number, index) => number === version[index]);
}

/** Whether a version is one that was asked for. Throws at a range of any other kind. */
export function satisfy(version: string, range: string): boolean {
  const [, operator, wanted] = /^(\^|<=)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!wanted) throw new Error(`A range is a caret and a version here, not ${range}`);
  return (operator === '^' ? isCompatible : isAtMost)(numbersOf(version), numbersOf(wanted));
}
