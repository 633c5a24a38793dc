import { expect, test } from 'vitest';
import { findingsOf, type Health, inBytes, testInWords } from './health-words.ts';

const now = Date.parse('2026-11-17T17:42:00Z');
const well: Health = {
  lookedAt: '2026-11-17T17:42:00Z',
  mail: { folder: null, sent: 214, lastSentAt: '2026-11-17T17:00:00Z', waiting: 0, dead: 0, test: null },
  botCheck: { mode: 'recaptcha', passed: 190, suspected: 7, unverified: 0 },
  lastBackup: { madeAt: '2026-11-17T12:00:00Z', bytes: 412_000_000 },
  disk: { freeBytes: 49e9, totalBytes: 80e9, isLow: false, isWritable: true },
  storage: { kind: 's3', place: 'https://store.example/photos/', isReachable: true },
  database: { kind: 'postgresql', bytes: 31_000_000, replicas: [{ place: 'copy:5432', state: 'behind' }] },
  demo: { homes: 0, testimonials: 0 },
  parts: [],
};
const toSeeTo = (health: Health) =>
  findingsOf(health, now)
    .filter(({ isWell }) => !isWell)
    .map(({ name, words }) => `${name}: ${words}`);

test('nothing is to be seen to while all is well', () => {
  expect(toSeeTo(well)).toEqual([]);
  expect(findingsOf(well, now).find(({ key }) => key === 'disk')?.words).toBe('31 GB of 80 GB used');
});

test('whatever is not well is named, with what to do', () => {
  const ill: Health = {
    ...well,
    mail: { ...well.mail, folder: '/data/mail', dead: 2 },
    botCheck: { ...well.botCheck, mode: 'off' },
    lastBackup: null,
    disk: { ...well.disk, freeBytes: 1e9, isLow: true },
    storage: { ...well.storage, isReachable: false },
    database: { ...well.database, replicas: [{ place: 'copy:5432', state: 'away' }] },
    demo: { homes: 1, testimonials: 6 },
  };
  const found = toSeeTo(ill).join('\n');
  expect(found).toContain('2 could not be delivered');
  expect(found).toContain('npm run back-up');
  expect(found).toContain('little is left');
  expect(found).toContain('PostgreSQL, 31 MB, and 1 copy; copy:5432 cannot be asked: the database does its work');
  expect(found).toContain('In the store at https://store.example/photos/, which does not answer');
  expect(found).toContain('1 sample home and 6 sample reviews still here');
  expect(toSeeTo({ ...well, disk: { ...well.disk, isWritable: false } })).toEqual([
    'Disk: 31 GB of 80 GB used. The gateway cannot write there: what is sent may not be stored',
  ]);
  expect(toSeeTo({ ...well, lastBackup: { madeAt: '2026-11-01T12:00:00Z', bytes: 1 } })).toHaveLength(1);
});

test('a test is followed until it went out or could not', () => {
  const mail = { id: '1', recipient: 'a@example.org', queuedAt: '2026-11-17T17:42:00Z', lastError: null };
  expect(testInWords({ ...mail, state: 'waiting', sentAt: null }, null)).toContain('on its way');
  expect(testInWords({ ...mail, state: 'sent', sentAt: '2026-11-17T17:42:04Z' }, null)).toContain('after 4 seconds');
  expect(testInWords({ ...mail, state: 'dead', sentAt: null, lastError: 'refused' }, null)).toContain('refused');
});

test('sizes are told in what one counts them in', () => {
  expect([0, 999, 12_000, 1_500_000, 80e9].map(inBytes)).toEqual(['0 bytes', '999 bytes', '12 kB', '1.5 MB', '80 GB']);
});
