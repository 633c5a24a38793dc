import { atFirstUse } from 'schema';

/** Days and times are shown in the time zone of the homes, wherever the reader is. */
const timeZone = 'America/New_York';
const weekday = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }),
);
const hour = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
);
const day = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }),
);

/** "Sunday, November 29". */
export const formatWeekday = (iso: string): string => weekday().format(new Date(iso));

/**
 * "1:00 PM to 3:00 PM", with plain spaces: servers and browsers format them with different ones. Where the clocks
 * change in between, "1:30 AM EDT to 1:30 AM EST".
 */
export function formatHours({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const hours = `${hour().format(new Date(startsAt))} to ${hour().format(new Date(endsAt))}`.replaceAll(/\s/g, ' ');
  return hours.replace(/ (\w+)( to .*) \1$/, '$2');
}

/** "Nov 12, 2026". */
export const formatDay = (iso: string): string => day().format(new Date(iso));
