/**
 * A whole number with commas: 1250000 → "1,250,000". `Intl` says the same, but its first formatter takes a phone 100 ms.
 */
export const withCommas = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
