import { expect, test } from 'vitest';
import { fillIn, takeOut, withReply } from './placeholders.ts';

const facts = { name: 'J. Ellis', home: '5 Ridge Road', agent: 'Avery Sample' };

test('a saved reply takes a lead’s facts, and words that are kept give them back', () => {
  const reply = 'Dear {name}, {home} is {price}. {agent}';
  const filled = 'Dear J. Ellis, 5 Ridge Road is {price}. Avery Sample';
  expect(fillIn(reply, facts)).toBe(filled);
  expect(takeOut(filled, facts)).toBe(reply);
});

test('a short name is taken out as a whole word alone, and one that stands in another is not', () => {
  const an = { name: 'An', home: 'The Pines', agent: 'An Pines' };
  expect(takeOut('Dear An, any day. And The Pines, an acre.\nAn Pines', an)).toBe(
    'Dear {name}, any day. And {home}, an acre.\n{agent}',
  );
  expect(takeOut('Dear name, Ándan, Zoë.', { ...an, name: 'name' })).toBe('Dear {name}, Ándan, Zoë.');
  expect(takeOut('Dear J. (Jo), 5 $1 Road', { ...an, name: 'J. (Jo)', home: '5 $1 Road' })).toBe('Dear {name}, {home}');
});

test('braces around any other word stay as they are', () => {
  expect(fillIn('{constructor} {toString} {price}', facts)).toBe('{constructor} {toString} {price}');
});

test('a lead that left no name and named no home is spoken to all the same', () => {
  expect(fillIn('Dear {name}, about {home}', { ...facts, name: null, home: null })).toBe('Dear there, about the home');
  expect(takeOut('Dear there', { ...facts, name: null, home: null })).toBe('Dear there');
});

test.each([
  ['', 'B'],
  ['A', 'B'],
  ['The letter by itself', 'B'],
  ['My words\n\nA', 'My words\n\nB'],
  ['My words \n', 'My words\n\nB'],
  ['My words. A', 'My words. A\n\nB'],
  ['A\n\nC', 'B'],
])('a reply chosen over %j makes %j', (letter, made) => {
  expect(withReply(letter, 'B', ['', 'The letter by itself', 'C', 'A', 'B', 'A\n\nC'])).toBe(made);
});
