/** Shown in a table where nothing is recorded. */
export const NOTHING = '—';
