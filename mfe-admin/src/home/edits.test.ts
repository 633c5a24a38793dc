import { expect, test } from 'vitest';
import { changeOf, conflictsOf, type Edits, laidOver, leftOf, othersOf, settled, typed, unanswered } from './edits.ts';
import { fieldNames, type HomeValues } from './home-fields.ts';

const home = (more: Partial<HomeValues> = {}): HomeValues =>
  ({
    ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
    price: '$650,000',
    bedrooms: '3',
    ...more,
  }) as HomeValues;

const live = home();
const lower: Edits = typed({}, live, 'price', '$600,000');

test('what is typed back is no edit', () => {
  expect(typed(lower, live, 'price', '$650,000')).toEqual({});
});

test('a field remembers what stood there when it was first typed into', () => {
  expect(typed(lower, home({ price: '$640,000' }), 'price', '$590,000').price).toEqual({
    from: '$650,000',
    to: '$590,000',
  });
});

test('what somebody else changed shows through where nothing was typed', () => {
  const shown = laidOver(home({ bedrooms: '4' }), lower);
  expect([shown.price, shown.bedrooms]).toEqual(['$600,000', '4']);
});

test('only a field that both changed, and otherwise, is a conflict', () => {
  expect(conflictsOf(home({ bedrooms: '4' }), lower)).toEqual([]);
  expect(conflictsOf(home({ price: '$600,000' }), lower)).toEqual([]);
  expect(conflictsOf(home({ price: '$640,000' }), lower)).toEqual(['price']);
});

test('what was sent without an answer is no other device’s, though another value was typed since', () => {
  const lost = unanswered(lower, lower);
  const since = typed(lost, live, 'price', '$590,000');
  expect(since.price).toEqual({ from: '$650,000', to: '$590,000', sent: '$600,000' });
  expect(conflictsOf(home({ price: '$600,000' }), since)).toEqual([]);
  expect(conflictsOf(home({ price: '$640,000' }), since)).toEqual(['price']);
});

test('what is typed back while the answer to other words is unknown is an edit: they may be live', () => {
  const back = typed(unanswered(lower, lower), live, 'price', '$650,000');
  expect(back.price).toEqual({ from: '$650,000', to: '$650,000', sent: '$600,000' });
  expect(unanswered({}, lower)).toEqual({});
});

test('what is chosen from here is an edit of what is live now, what is chosen from there is none', () => {
  const now = home({ price: '$640,000', lotSize: '1 acre' });
  const both = typed(typed(lower, live, 'lotSize', '2 acres'), live, 'bedrooms', '5');
  expect(settled(both, now, ['price'])).toEqual({
    price: { from: '$640,000', to: '$600,000' },
    bedrooms: { from: '3', to: '5' },
  });
});

test('the gateway gets what was typed: blank as nothing, a date as its noon', () => {
  const edits = typed(typed({}, live, 'bedrooms', ' '), live, 'soldDate', '2026-05-01');
  expect(changeOf(edits)).toEqual({ bedrooms: null, soldDate: '2026-05-01T12:00:00.000Z' });
});

test('once a change is live what was typed meanwhile is an edit of it, and all else is none', () => {
  const sent = typed(lower, live, 'lotSize', '2 acres');
  const meanwhile = typed(typed(sent, live, 'price', '$590,000'), live, 'bedrooms', '5');
  expect(leftOf(meanwhile, sent, home({ price: '$600,000', lotSize: '2 acres' }))).toEqual({
    price: { from: '$600,000', to: '$590,000' },
    bedrooms: { from: '3', to: '5' },
  });
});

test('of a draft that two tabs keep, what this one did not type is the other’s', () => {
  const kept = typed(lower, live, 'bedrooms', '5');
  expect(othersOf(kept, lower)).toEqual({ bedrooms: { from: '3', to: '5' } });
  expect(othersOf(kept, typed(lower, live, 'price', '$590,000'))).toEqual(kept);
});
