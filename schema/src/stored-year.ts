/**
 * Whether PostgreSQL reads the date as JavaScript writes it. It has no year 0, and JavaScript writes years of five
 * digits with a sign.
 */
export function hasStoredYear(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
