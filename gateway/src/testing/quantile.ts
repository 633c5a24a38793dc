/** The quantile of some numbers; `share` is from 0 to 1. NaN without numbers. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
