/** A showing as an iCalendar file (RFC 5545), which every calendar takes. */

export type Showing = { id: string; startsAt: string; minutes: number; title: string; place: string; words: string };

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Commas, semicolons and line ends mean something to a calendar. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** At most 75 octets a line: the next one begins with a space. */
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

export function toCalendar({ id, startsAt, minutes, title, place, words }: Showing, now = new Date()): string {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//real estate agent site//admin//EN',
    'BEGIN:VEVENT',
    `UID:${id}.${stamp(start)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(words)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Hands the file to the device, which offers its calendar. */
export function saveCalendar(showing: Showing): void {
  const address = URL.createObjectURL(new Blob([toCalendar(showing)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'showing.ics';
  link.click();
  // The download has begun by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
