import { expect, it } from 'vitest';
import { isDatabaseAway, isPassing } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

it.each([
  ['a connection that broke', '08006'],
  ['no room for another connection', '53300'],
  ['a server that shuts down', '57P01'],
  ['a standby', '25006'],
  ['a password that was changed', '28P01'],
  ['a user that is not let in', '28000'],
  ['a database that is being created anew', '3D000'],
  ['a database that is dropped to be created anew', '57P04'],
  ['a disk that fails the server', '58030'],
  ['a disk of the server that is full', '53100'],
  ['a server that starts', '57P03'],
  ['nobody at the address', 'ECONNREFUSED'],
])('is away for %s', (_what, code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true);
  expect(isDatabaseAway(new Error('The query failed', { cause: withCode(code) }))).toBe(true);
});

it('is away for a database that is closed to connections while it is looked after', () => {
  const words = 'database "homes" is not currently accepting connections';
  expect(isDatabaseAway(Object.assign(new Error(words), { code: '55000' }))).toBe(true);
});

// A disk that failed is mounted read-only: the server says then what it says where a right is missing.
it.each([
  'could not open file "base/16384/16391": Read-only file system',
  'insert into "contacts" - could not extend file "base/5/1": Permission denied',
])('is away for a server that may not write its own files: %s', (words) => {
  expect(isDatabaseAway(Object.assign(new Error(words), { code: '42501' }))).toBe(true);
});

it.each(['permission denied for table contacts', 'must be owner of table contacts'])(
  'is at hand where a right is missing: %s',
  (words) => {
    expect(isPassing(Object.assign(new Error(words), { code: '42501' }))).toBe(false);
  },
);

it.each([
  ['a row that breaks a rule', '23505'],
  ['a table that is not there', '42P01'],
  ['a text that is no date', '22007'],
  ['a file that is not there', 'ENOENT'],
  ['a sequence that has given no number yet', '55000'],
])('is at hand for %s', (_what, code) => {
  expect(isPassing(withCode(code))).toBe(false);
});

it.each([
  ['a statement that took too long', '57014'],
  ['a lock that another holds', '55P03'],
  ['two that wait for each other', '40P01'],
  ['two that cannot both be true', '40001'],
  ['a process that has no file left for a connection', 'EMFILE'],
  ['a machine that has none', 'ENFILE'],
])('is at hand for %s, which passes', (_what, code) => {
  expect(isDatabaseAway(withCode(code))).toBe(false);
  expect(isPassing(new Error('The query failed', { cause: withCode(code) }))).toBe(true);
});
