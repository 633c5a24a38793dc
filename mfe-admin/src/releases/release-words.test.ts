import { expect, test } from 'vitest';
import {
  commitInWords,
  faultsInWords,
  fullest,
  lastStepOf,
  liveSince,
  type Part,
  stepInWords,
  tokenInWords,
  tokenName,
} from './release-words.ts';

const now = Date.parse('2026-11-17T17:42:00Z');
const size = (what: string, bytes: number) => ({ what, bytes, limit: 100 });
const token = { id: '1', part: 'mfe-areas', note: 'CI', createdAt: '2026-11-17T12:00:00Z', expiresAt: null };
const part: Part = {
  name: 'mfe-areas',
  since: '2026-11-17T12:00:00Z',
  by: 'avery',
  lastStepAt: '2026-11-17T12:00:00Z',
  sizes: [],
  releases: [],
};

test('a commit is told by its first letters, and whether there was more', () => {
  expect(commitInWords('af5811ccb4370000')).toBe('from commit af5811c');
  expect(commitInWords('af5811ccb4370000-dirty')).toBe('from commit af5811c and what was not committed');
  expect(commitInWords(null)).toBe('commit not known');
});

test('of all sizes the one nearest to its budget is told', () => {
  expect(fullest([size('entry', 40), size('page /', 90), size('slot A', 60)])?.what).toBe('page /');
  expect(fullest([])).toBeUndefined();
});

test('who put a part live is told if somebody wrote it down', () => {
  expect(liveSince(part, now)).toBe('Since today, 7:00 am, by avery');
  expect(liveSince({ ...part, by: null }, now)).toBe('Since today, 7:00 am');
  expect(liveSince({ ...part, since: null }, now)).toBe('Not live');
});

test('a step tells what came in place of what', () => {
  const step = { version: '1.0.0+b', previous: '1.0.0+a', detail: null };
  expect(stepInWords({ ...step, action: 'promote' })).toBe('went live, 1.0.0+b in place of 1.0.0+a');
  expect(stepInWords({ ...step, action: 'promote', previous: null })).toBe('went live, 1.0.0+b');
  expect(stepInWords({ ...step, action: 'rollback' })).toBe('went back to 1.0.0+b in place of 1.0.0+a');
  expect(stepInWords({ ...step, action: 'canary', detail: '10 %' })).toBe(
    'is the canary for 10 % of visitors, 1.0.0+b',
  );
  expect(stepInWords({ ...step, action: 'canary', detail: '50 %, by hand' })).toBe(
    'is the canary for 50 % of visitors, by hand, 1.0.0+b',
  );
  expect(stepInWords({ ...step, action: 'canary-end', detail: 'taken back by hand' })).toBe(
    'is the canary no more, 1.0.0+b: taken back by hand',
  );
  expect(stepInWords({ ...step, action: 'promote', detail: '50 visits, no worse' })).toBe(
    'went live, 1.0.0+b in place of 1.0.0+a: 50 visits, no worse',
  );
  expect(stepInWords({ ...step, action: 'withdraw' })).toBe('was taken out of the site, 1.0.0+b');
});

test('faults are told with the last of them', () => {
  const faults = {
    count: 3,
    lastAt: '2026-11-17T17:00:00Z',
    lastMessage: 'Failed to fetch',
    lastPath: '/areas/rumson',
  };
  const release = {
    version: '1',
    publishedAt: '',
    publishedBy: '',
    commit: null,
    isLive: true,
    isEarlier: false,
    vitals: null,
  };
  expect(faultsInWords({ ...release, faults }, now)).toBe(
    '3 faults, last today, 12:00 pm at /areas/rumson: Failed to fetch',
  );
  expect(faultsInWords({ ...release, faults: null }, now)).toBeUndefined();
});

test('a token tells whose it is, and until when it holds', () => {
  expect(tokenName(token)).toBe('Areas, CI');
  expect(tokenName({ ...token, part: null, note: 'operator' })).toBe('All parts, operator');
  expect(tokenInWords(token, now)).toBe('Made today, holds until it is revoked');
  expect(tokenInWords({ ...token, expiresAt: '2027-02-15T12:00:00Z' }, now)).toBe('Made today, holds until Feb 15');
  expect(tokenInWords({ ...token, expiresAt: '2026-11-16T17:00:00Z' }, now)).toBe('Made today, expired yesterday');
});

test('the last step of a part is known though fifty of other parts came after it', () => {
  const step = {
    name: 'shell',
    version: '1.0.0',
    previous: null,
    at: '2026-11-17T13:00:00Z',
    by: 'avery',
    action: 'promote',
    detail: null,
  };
  const desk = { parts: [part], history: [step] };
  expect(lastStepOf(desk, 'mfe-areas')).toBe('2026-11-17T12:00:00Z');
  // What was just done stands in the history before the parts are asked for anew.
  expect(lastStepOf({ ...desk, history: [{ ...step, name: 'mfe-areas' }] }, 'mfe-areas')).toBe(step.at);
  expect(lastStepOf(desk, 'mfe-new')).toBeNull();
});
