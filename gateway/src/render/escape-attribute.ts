/** Text as the value of a double-quoted HTML attribute. */
export const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
