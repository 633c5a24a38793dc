import { expect, test } from 'vitest';
import { told } from './history.ts';

const step = { at: '2026-11-22T18:30:05.000Z', name: 'mfe-areas', version: '1.0.0+b', previous: '1.0.0+a', by: 'team' };

test('the history of a part reads like a story', () => {
  expect(told({ ...step, action: 'promote', previous: null })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b went live for the first time, by team',
  );
  expect(told({ ...step, action: 'promote' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b went live in place of 1.0.0+a, by team',
  );
  // Two deploys of the same at the same moment.
  expect(told({ ...step, action: 'promote', previous: '1.0.0+b' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b went live again, by team',
  );
  expect(told({ ...step, action: 'rollback', version: '1.0.0+a', previous: '1.0.0+b' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas went back to 1.0.0+a in place of 1.0.0+b, by team',
  );
  expect(told({ ...step, action: 'withdraw', previous: '1.0.0+b' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b was taken out of the site by team',
  );
  expect(told({ ...step, action: 'canary', detail: '10 %' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b is the canary for 10 % of visitors, by team',
  );
  expect(told({ ...step, action: 'canary', detail: '50 %, by hand' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b is the canary for 50 % of visitors, by hand, by team',
  );
  expect(told({ ...step, action: 'canary-end', detail: 'LCP 4.1 s against 1.2 s', by: 'the rule' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b is the canary no more, by the rule: LCP 4.1 s against 1.2 s',
  );
  expect(told({ ...step, action: 'promote', detail: '60 visits, no worse', by: 'the rule' })).toBe(
    '2026-11-22 18:30 UTC  mfe-areas 1.0.0+b went live in place of 1.0.0+a, by the rule: 60 visits, no worse',
  );
});
