import { expect, test } from 'vitest';
import type { LeadRowFragment, ShowingRowFragment } from '../generated/operations.ts';
import { clashesOf, entriesOn, hoursOf, ofAsked, ofShowing, placed } from './week.ts';

const showing = (id: string, startsAt: string, endsAt: string, more: Partial<ShowingRowFragment> = {}) =>
  ofShowing({
    id,
    startsAt,
    endsAt,
    firstStartsAt: startsAt,
    updatedAt: '2026-11-17T15:00:00Z',
    state: 'accepted',
    leadKind: 'contact',
    leadId: id,
    name: 'J. Ellis',
    email: 'j@leads.example',
    phone: null,
    propertyId: null,
    propertyTitle: '5 Ridge Road, Rumson, NJ 07760',
    ...more,
  });

const four = showing('four', '2026-11-19T21:00:00Z', '2026-11-19T21:45:00Z');
const halfPast = showing('half past', '2026-11-19T21:30:00Z', '2026-11-19T22:15:00Z');
const after = showing('after', '2026-11-19T21:45:00Z', '2026-11-19T22:30:00Z');
const late = showing('late', '2026-11-20T04:30:00Z', '2026-11-20T05:15:00Z');

test('a day holds what begins on it in New York, in its order', () => {
  expect(entriesOn('2026-11-19', [late, halfPast, four]).map(({ key }) => key)).toEqual(['four', 'half past', 'late']);
  expect(entriesOn('2026-11-20', [late])).toEqual([]);
});

test('of the times that somebody asked for, those to come are shown, each for the length of a showing', () => {
  const preferredTimes = ['2026-11-19T15:00:00Z', '2026-11-19T16:00:00Z', '2026-11-19T21:30:00Z'];
  const lead = { id: 'lead', preferredTimes } as unknown as LeadRowFragment;
  const shown = ofAsked(lead, Date.parse('2026-11-19T16:00:00Z'));
  expect(shown.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
    ['2026-11-19T21:30:00Z', '2026-11-19T22:15:00.000Z'],
  ]);
});

test('two accepted at the same hour are told, one after the other is not', () => {
  expect(clashesOf([halfPast, four]).map((pair) => pair.map(({ key }) => key))).toEqual([['four', 'half past']]);
  expect(clashesOf([four, after])).toEqual([]);
  expect(clashesOf([four, showing('maybe', four.startsAt, four.endsAt, { state: 'proposed' })])).toEqual([]);
});

test('what meets stands side by side, and a lane is used again', () => {
  const lanes = placed([after, halfPast, four, late]).map(({ entries: [{ key }], lane, lanes }) => [key, lane, lanes]);
  expect(lanes).toEqual([
    ['four', 0, 2],
    ['half past', 1, 2],
    ['after', 0, 2],
    ['late', 0, 1],
  ]);
  expect(placed([late])[0]).toMatchObject({ top: 23.5 * 60, height: 30 });
});

test('four at one hour leave three of the width: what has no room of its own is counted in the last', () => {
  const asked = ['a', 'b', 'c', 'd'].map((id) => showing(id, four.startsAt, four.endsAt));
  const lanes = (entries: typeof asked) =>
    placed(entries).map(({ entries, lane, lanes }) => [entries.map(({ key }) => key).join(), lane, lanes]);
  expect(lanes(asked.slice(0, 3)).at(-1)).toEqual(['c', 2, 3]);
  expect(lanes(asked)).toEqual([
    ['a', 0, 3],
    ['b', 1, 3],
    ['c,d', 2, 3],
  ]);
  // From four to half past ten, by what lasts longest of them.
  const long = showing('long', four.startsAt, '2026-11-20T03:30:00Z');
  expect(placed([...asked, long]).at(-1)).toMatchObject({ top: 16 * 60, height: 390 });
  // One that is alone there at its hour is shown.
  const evening = ['e', 'f'].map((id) => showing(id, '2026-11-20T03:00:00Z', '2026-11-20T03:45:00Z'));
  const ofDay = lanes([long, ...asked, ...evening]);
  expect(ofDay.filter(([, lane]) => lane === 2).map(([keys]) => keys)).toEqual(['b,c,d', 'f']);
});

test('in the hour that autumn repeats, both stand side by side, and what lasts from one into the other has its length', () => {
  const first = showing('first', '2026-11-01T05:30:00Z', '2026-11-01T06:15:00Z');
  const second = showing('second', '2026-11-01T06:30:00Z', '2026-11-01T07:15:00Z');
  const at = placed([second, first]).map(({ entries: [{ key }], ...place }) => [key, place]);
  expect(at).toEqual([
    ['first', { top: 90, height: 45, lane: 0, lanes: 2 }],
    ['second', { top: 90, height: 45, lane: 1, lanes: 2 }],
  ]);
  expect(clashesOf([first, second])).toEqual([]);
});

test('what is shorter than a showing has the room of one', () => {
  const brief = showing('brief', '2026-11-19T21:00:00Z', '2026-11-19T21:15:00Z');
  const soon = showing('soon', '2026-11-19T21:15:00Z', '2026-11-19T22:00:00Z');
  expect(placed([brief, soon]).map(({ lane, lanes, height }) => [lane, lanes, height])).toEqual([
    [0, 2, 45],
    [1, 2, 45],
  ]);
  expect(placed([brief, after]).map(({ lanes }) => lanes)).toEqual([1, 1]);
  expect(hoursOf([showing('evening', '2026-11-20T00:45:00Z', '2026-11-20T01:00:00Z')]).at(-1)).toBe(20);
});

test('the day is drawn from nine to eight, and as far as something reaches', () => {
  expect(hoursOf([])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(hoursOf([late]).at(-1)).toBe(23);
  expect(hoursOf([showing('dawn', '2026-11-19T11:30:00Z', '2026-11-19T12:15:00Z')])[0]).toBe(6);
});
