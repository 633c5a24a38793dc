/** What a ledger prints where nothing is recorded. */
export const NOTHING = '—';
