import { expect, test, vi } from 'vitest';
import { newsIn } from './news.ts';
import type { Part } from './part.ts';
import type { Fault } from './visit-all.ts';
import type { Visit } from './visits.ts';

const pages = ['/', '/a', '/b'].map((path) => ({ path, slots: [] }));
const part = (name: string, more: Partial<Part> = {}): Part => ({
  ...{ name, version: '1', short: '', isPrivate: false, pages: [], slots: {}, frameSlots: [], sitemap: [] },
  ...more,
});
const live = { shell: part('shell', { pages }), remotes: [] };
const release = part('mfe-a');
const visitOf = (path: string): Visit => ({ release, path, address: path, isMadeUp: false, isPrivate: false });
const [first, a, b, fresh] = ['/', '/a', '/b', '/new'].map(visitOf) as [Visit, Visit, Visit, Visit];
const all = [first, a, b, fresh];
const fault = (visit: Visit, words: string, more: Partial<Fault> = {}): Fault => ({
  ...{ visit, words, isUnseen: false },
  ...more,
});
const heavy = 'it keeps the main thread for more than 2 s';

/** What `newsIn` makes of these faults, and on which ways it looked at the live set. */
async function tell(faults: readonly Fault[], inLive: readonly Fault[], rest: readonly Visit[] = []) {
  const [looked, asked, old]: [string[][], string[][], string[]] = [[], [], []];
  const named = (visits: readonly Visit[]) => visits.map(({ path }) => path);
  const reasons = await newsIn(
    all,
    async (visits) => {
      looked.push(named(visits));
      return looked.length === 1 ? { faults, rest } : { faults: [], rest: [] };
    },
    async () => ({
      set: live,
      look: async (visits) => {
        asked.push(named(visits));
        return { faults: inLive, rest: [] };
      },
    }),
    (words) => old.push(words),
  );
  return { reasons, old, looked: looked.slice(1), asked };
}

test('the live set is asked about nothing where all is well', async () => {
  expect(await tell([], [])).toEqual({ reasons: [], old: [], looked: [], asked: [] });
});

test('what the live page has, too, refuses nothing, whatever its figures, and the rest is looked at', async () => {
  const taken = [fault(a, heavy)];
  expect(await tell(taken, [fault(a, 'it takes the main thread for 2.4 s at once')], [first, b])).toEqual({
    reasons: [],
    old: [`mfe-a 1: page /a in the browser, as a first load: ${heavy}`],
    looked: [['/', '/b']],
    asked: [['/a']],
  });
});

test('the time that sound pages take does not count against a fault of the live set; looks at that do', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const after = async (ms: number, faults: readonly Fault[], rest: readonly Visit[]) => {
    vi.advanceTimersByTime(ms);
    return { faults, rest };
  };
  const tellIn = (lookMs: number, liveMs: number) =>
    newsIn(
      all,
      (visits) => (visits === all ? after(lookMs, [fault(a, heavy)], [b]) : after(lookMs, [], [])),
      async () => ({ set: live, look: () => after(liveMs, [fault(a, heavy)], []) }),
      () => undefined,
    );
  expect(await tellIn(90_000, 1000)).toEqual([]);
  expect(await tellIn(1000, 90_000)).toEqual(['More pages were not tried']);
  vi.useRealTimers();
});

test('what the release adds refuses it, beside what was there', async () => {
  const both = [fault(a, 'the console says: old'), fault(a, 'it throws: new'), fault(b, heavy)];
  const { reasons, asked } = await tell(both, [fault(a, 'the console says: old')], [fresh]);
  expect(reasons).toEqual([
    'mfe-a 1: page /a in the browser, as a first load: it throws: new',
    `mfe-a 1: page /b in the browser, as a first load: ${heavy}`,
    'More pages were not tried',
  ]);
  expect(asked).toEqual([['/a'], ['/b']]);
});

test('a page that a link leads to is come to in the same way', async () => {
  const { reasons, asked } = await tell([fault(b, heavy, { from: a })], []);
  expect(reasons).toEqual([`mfe-a 1: page /b in the browser, by a link: ${heavy}`]);
  expect(asked).toEqual([['/a', '/b']]);
});

test('a page that is new, and one that could not be looked at, are not excused', async () => {
  const lost = fault(a, 'it is not answered (net::ERR_FAILED)', { isUnseen: true });
  const { reasons, asked } = await tell([fault(fresh, 'it answers 404'), lost], [fault(fresh, 'it answers 404'), lost]);
  expect(reasons).toHaveLength(2);
  expect(asked).toEqual([]);
});
