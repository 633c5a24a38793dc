const LONGEST = 80;

/**
 * Turns typed text into a slug as the database writes it (migration 065): "31 Riverdale Ave." becomes
 * `31-riverdale-ave`. Empty if the text has no letter or digit.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST + 10);
