/** Whether the database reads the date as JavaScript writes it: it knows no year 0, and one of five digits has a sign. */
export function hasStoredYear(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
