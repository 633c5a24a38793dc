import { expect, test } from 'vitest';
import { toCalendar } from './calendar-file.ts';

test('a showing is a calendar entry, whatever was typed', () => {
  const words = `Side door; ring twice, please\n${'The dock behind the house. '.repeat(6)}`;
  const showing = {
    id: 'one',
    startsAt: new Date('2026-11-19T21:30:00.000Z'),
    endsAt: new Date('2026-11-19T22:15:00.000Z'),
    isCertain: true,
    title: 'J. Ellis',
    place: '5 Ridge Road, Rumson',
    words,
  };
  const file = toCalendar(showing, new Date('2026-11-17T17:42:00Z'));
  expect(file).toContain('DTSTART:20261119T213000Z\r\nDTEND:20261119T221500Z\r\n');
  expect(file).toContain('UID:one\r\n');
  expect(file).not.toContain('SEQUENCE');
  expect(toCalendar({ ...showing, revision: 2 })).toContain('UID:one\r\nSEQUENCE:2\r\n');
  expect(file).toContain('STATUS:CONFIRMED\r\n');
  expect(toCalendar({ ...showing, isCertain: false })).toContain('STATUS:TENTATIVE\r\n');
  expect(file).toContain('LOCATION:5 Ridge Road\\, Rumson\r\n');
  expect(file).toContain('Side door\\; ring twice\\, please\\nThe dock');
  expect(Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});

test('a file is whole, line by line', () => {
  const entry = {
    id: 'one',
    revision: 3,
    startsAt: new Date('2026-11-19T21:30:00.000Z'),
    endsAt: new Date('2026-11-19T22:15:00.000Z'),
    isCertain: true,
    title: 'J. Ellis',
    place: 'Rumson',
    words: `${'x'.repeat(62)}👍🏽${'y'.repeat(70)}zz`,
  };
  expect(toCalendar(entry, new Date('2026-11-17T17:42:00Z')).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//real estate agent site//showings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:one',
    'SEQUENCE:3',
    'DTSTAMP:20261117T174200Z',
    'DTSTART:20261119T213000Z',
    'DTEND:20261119T221500Z',
    'STATUS:CONFIRMED',
    'SUMMARY:J. Ellis',
    'LOCATION:Rumson',
    // 74 octets: the next sign takes four.
    `DESCRIPTION:${'x'.repeat(62)}`,
    // The lines below have 75 octets with the space before them, which belongs to none of the texts.
    ` 👍🏽${'y'.repeat(66)}`,
    ' yyyyzz',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each(['\n', '\r\n', '\r'])('%j in what a visitor wrote begins no line of the file', (sign) => {
  const entry = {
    id: 'one',
    startsAt: new Date(0),
    endsAt: new Date(1),
    isCertain: true,
    title: `J.${sign}ATTENDEE:x`,
  };
  const file = toCalendar({ ...entry, place: '', words: '' });
  expect(file).toContain('SUMMARY:J.\\nATTENDEE:x\r\n');
});
