/**
 * Sold homes in the order of the carousel. `newest`: the newest listings. Those of them with a sold date are replaced
 * by the latest sales, in order; one without a date keeps its place. `latest`: by sold date, as many.
 */
export function orderRecentSales<T extends { soldDate: Date | null }>(newest: readonly T[], latest: readonly T[]): T[] {
  const next = latest.filter(({ soldDate }) => soldDate !== null).values();
  return newest.map((sale) => (sale.soldDate === null ? sale : (next.next().value ?? sale)));
}
