/**
 * A calendar day (`2026-11-20`) is sent as noon UTC, so that no time zone moves it to another day. Empty stays empty.
 */
export const noonOf = (day: string): string => (day ? `${day}T12:00:00.000Z` : '');
