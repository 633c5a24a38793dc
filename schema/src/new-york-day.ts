const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The day of a moment on the agent's calendar, New York's: "2026-11-19". */
export const newYorkDay = (moment: Date): string => format.format(moment);
