import { expect, it } from 'vitest';
import { conflictsOf, type Live } from './site-edits.ts';

const live = (text: string): Live => new Map([['about', { name: 'about', text, fileText: '', isChanged: true }]]);
const edits = { about: { from: 'I sell homes.', to: 'I sell homes at  the Shore.\n' } };

it('is no conflict if what is live is what was typed here, but for the space in it', () => {
  expect(conflictsOf(edits, live('I sell homes at the Shore.'))).toEqual([]);
  expect(conflictsOf(edits, live('I sell homes.'))).toEqual([]);
  expect(conflictsOf(edits, live('I sell boats.'))).toEqual(['about']);
});
