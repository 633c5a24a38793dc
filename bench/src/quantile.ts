/** The value below which a share of them, 0 to 1, lies; with a decimal. NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1));
}
