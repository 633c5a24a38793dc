/** A showing as an iCalendar file (RFC 5545), which all calendar programs can read. */

export interface CalendarEntry {
  /** A calendar replaces an entry by a newer one with the same id. */
  readonly id: string;
  /** How often the entry has been changed. Calendars keep the highest revision, whichever file is opened last. */
  readonly revision?: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** False if the time is only proposed. */
  readonly isCertain: boolean;
  readonly title: string;
  readonly place: string;
  readonly words: string;
}

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Escapes backslashes, commas, semicolons and line ends, which have a meaning in iCalendar. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

/** A line has at most 75 octets (RFC 5545, 3.1). It is continued on the next line, which begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (encoder.encode(current + sign).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
    }
    current += sign;
  }
  return [...lines, current].join('\r\n ');
}

/** The text of the calendar file. `now`: the time at which it is made. */
export function toCalendar(entry: CalendarEntry, now = new Date()): string {
  const { id, revision, startsAt, endsAt, isCertain, title, place, words } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//real estate agent site//showings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    ...(revision === undefined ? [] : [`SEQUENCE:${revision}`]),
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(words)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
