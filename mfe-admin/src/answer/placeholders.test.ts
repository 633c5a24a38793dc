import { expect, test } from 'vitest';
import { fillIn, takeOut } from './placeholders.ts';

const facts = { name: 'J. Ellis', home: '5 Ridge Road', agent: 'Avery Sample' };

test('a saved reply takes a lead’s facts, and words that are kept give them back', () => {
  const reply = 'Dear {name}, {home} is {price}. {agent}';
  const filled = 'Dear J. Ellis, 5 Ridge Road is {price}. Avery Sample';
  expect(fillIn(reply, facts)).toBe(filled);
  expect(takeOut(filled, facts)).toBe(reply);
});

test('a lead that left no name and named no home is spoken to all the same', () => {
  expect(fillIn('Dear {name}, about {home}', { ...facts, name: null, home: null })).toBe('Dear there, about the home');
  expect(takeOut('Dear there', { ...facts, name: null, home: null })).toBe('Dear there');
});
