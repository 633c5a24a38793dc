const LONGEST = 80;

/**
 * Whatever was typed or read aloud, as the database writes short addresses (migration 065): "31 Riverdale Ave." is
 * `31-riverdale-ave`. Empty where no letter or digit is left.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST + 10);
