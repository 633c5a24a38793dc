import { expect, test } from 'vitest';
import type { Vitals } from '../../vitals/vitals.rows.ts';
import { type Told, verdictOn } from './verdict.ts';

const samples = { lcp: 60, cls: 60, inp: 60, ttfb: 60 };
const arm = (more: Partial<Vitals> = {}): Vitals => ({
  visits: 60,
  failed: 0,
  renderFaults: 0,
  p75: { lcp: 1000, cls: 0, inp: 100, ttfb: 100 },
  samples,
  ...more,
});
const minutes = (count: number) => count * 60_000;
const on = (canary: Partial<Vitals>, live: Partial<Vitals> = {}, more: Partial<Told> = {}) =>
  verdictOn({ canary: arm(canary), live: arm(live), fits: true, ageMs: minutes(10), share: 10, ...more });

test('fifty visits of each and ten minutes without anything worse are enough', () => {
  expect(on({})).toEqual({ step: 'promote', because: '60 visits against 60, no worse' });
  expect(on({ visits: 49 }).step).toBe('wait');
  expect(on({}, { visits: 49 }).step).toBe('wait');
  expect(on({}, {}, { ageMs: minutes(9.9) }).step).toBe('wait');
});

test.each([
  ['lcp', 2100, 'LCP 2100 ms against 1000 ms'],
  ['ttfb', 500, 'TTFB 500 ms against 100 ms'],
  ['inp', 300, 'INP 300 ms against 100 ms'],
  ['cls', 0.2, 'CLS 0.20 against 0.00'],
] as const)('%s that is clearly worse takes it back at once', (metric, value, because) => {
  const p75 = { ...arm().p75, [metric]: value };
  expect(on({ p75 }, {}, { ageMs: 0 })).toEqual({ step: 'take back', because });
  // Too few samples say nothing.
  expect(on({ p75, samples: { ...samples, [metric]: 19 } }).step).toBe('promote');
});

test('what is slower, but not clearly, waits', () => {
  const verdict = on({ p75: { ...arm().p75, lcp: 1400 } });
  expect(verdict).toEqual({ step: 'wait', because: 'neither clearly worse nor as good: LCP 1400 ms against 1000 ms' });
});

/** Of each metric: live, the last value that is as good, and the last one that is not clearly worse. */
test.each([
  ['lcp', 1000, 1200, 2000],
  ['ttfb', 100, 210, 450],
  ['inp', 100, 150, 250],
  ['cls', 0, 0.02, 0.1],
] as const)('of %s, beside %d as good is %d and not clearly worse %d', (metric, live, same, worse) => {
  const at = (value: number) => on({ p75: { [metric]: value } }, { p75: { [metric]: live } }).step;
  const least = metric === 'cls' ? 0.001 : 1;
  expect([same, same + least, worse, worse + least].map(at)).toEqual(['promote', 'wait', 'wait', 'take back']);
});

test('a time that only one of them knows, or knows of few visits, says nothing', () => {
  const slow = { lcp: 9000 };
  expect(on({ p75: slow }, { p75: {} }).step).toBe('promote');
  expect(on({ p75: {} }, { p75: slow }).step).toBe('promote');
  expect(on({ p75: slow }, { samples: { ...samples, lcp: 19 } }).step).toBe('promote');
  expect(on({ p75: slow }, { samples: { ...samples, lcp: 20 } }).step).toBe('take back');
});

test('what does not fit together with what is live is taken back, whatever it is like', () => {
  const because = 'it does not fit together with what is live now';
  expect(on({}, {}, { fits: false })).toEqual({ step: 'take back', because });
});

test('a few more visits that fail make it wait', () => {
  expect(on({ visits: 100, failed: 2 }, { visits: 100 }).step).toBe('promote');
  const because = 'neither clearly worse nor as good: more visits fail';
  expect(on({ visits: 100, failed: 3 }, { visits: 100 })).toEqual({ step: 'wait', because });
  expect(on({ visits: 100, failed: 10 }, { visits: 100 }).step, 'a tenth').toBe('wait');
  expect(on({ visits: 100, failed: 11 }, { visits: 100 }).step).toBe('take back');
});

test('visits that fail take it back, but never those of one network alone', () => {
  expect(on({ visits: 20, failed: 7 }, {}, { ageMs: 0 })).toEqual({
    step: 'take back',
    because: '7 of 20 visits failed, 0 of 60 of what is live',
  });
  expect(on({ visits: 20, failed: 6 }).step).toBe('wait');
  expect(on({ visits: 19, failed: 7 }).step, 'too few visits').toBe('wait');
  expect(on({ visits: 60, failed: 8 }, { failed: 8 }).step).toBe('promote');
});

test('pages that fail on the server take it back, unless those of what is live do', () => {
  expect(on({ visits: 0, renderFaults: 3 }, {}, { ageMs: 0 }).step).toBe('take back');
  expect(on({ renderFaults: 3 }, { renderFaults: 27 }).step).toBe('wait');
  expect(on({ renderFaults: 1 }).step).toBe('wait');
  // With every tenth visitor it may have a ninth of what is live, twice.
  expect(on({ renderFaults: 6 }, { renderFaults: 27 }).step).toBe('wait');
  expect(on({ renderFaults: 7 }, { renderFaults: 27 }).step).toBe('take back');
  expect(on({ renderFaults: 2 }).step).toBe('wait');
});
