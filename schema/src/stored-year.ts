/**
 * Whether the year has four digits, so that it is read as it was stored. PostgreSQL has no year 0, JavaScript writes
 * years of five digits with a sign, and takes the year 26 for 2026 or for none. A browser's field makes it when
 * somebody types only two digits.
 */
export function hasStoredYear(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999;
}
