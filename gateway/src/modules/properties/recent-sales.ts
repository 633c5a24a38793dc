/**
 * Sold homes in the order of the carousel: of the newest listings those with a sold date give their places to the
 * latest sales, whenever these were listed; one without a date keeps its place. `latest`: by sold date, and as many.
 */
export function orderRecentSales<T extends { soldDate: Date | null }>(newest: readonly T[], latest: readonly T[]): T[] {
  const next = latest.filter(({ soldDate }) => soldDate !== null).values();
  return newest.map((sale) => (sale.soldDate === null ? sale : (next.next().value ?? sale)));
}
