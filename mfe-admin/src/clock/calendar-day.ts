/** A calendar day (`2026-11-20`) travels as its noon in UTC, so that no time zone moves it to another; none stays none. */
export const noonOf = (day: string): string => (day ? `${day}T12:00:00.000Z` : '');
