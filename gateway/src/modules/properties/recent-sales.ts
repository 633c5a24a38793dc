/**
 * Sold homes in the order of the carousel: those with a date are sorted newest first among the places that dated
 * ones hold; one without a date keeps its place. Ties keep the order they came in.
 */
export function orderRecentSales<T extends { soldDate: Date | null }>(sales: readonly T[]): T[] {
  const dated = sales
    .filter((sale): sale is T & { soldDate: Date } => sale.soldDate !== null)
    .toSorted((a, b) => b.soldDate.getTime() - a.soldDate.getTime());
  const next = dated.values();
  return sales.map((sale) => (sale.soldDate === null ? sale : (next.next().value ?? sale)));
}
