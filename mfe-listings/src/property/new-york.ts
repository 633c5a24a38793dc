/** Days and times are shown in the time zone of the homes, wherever the reader is. */
const timeZone = 'America/New_York';
const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });

/** "Sunday, November 29". */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso));

/** "1:00 PM", with a plain space: servers and browsers format it with different spaces. */
export const formatHour = (iso: string): string => hour.format(new Date(iso)).replaceAll(/\s/g, ' ');

/** "Nov 12, 2026". */
export const formatDay = (iso: string): string => day.format(new Date(iso));
