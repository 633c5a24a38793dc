import { expect, it } from 'vitest';
import { changeBack, conflictsOf, type Live, typed, unanswered } from './site-edits.ts';

const live = (text: string): Live => new Map([['about', { name: 'about', text, fileText: '', isChanged: true }]]);
const edits = { about: { from: 'I sell homes.', to: 'I sell homes at  the Shore.\n' } };

it('is no conflict if what is live is what was typed here, but for the space in it', () => {
  expect(conflictsOf(edits, live('I sell homes at the Shore.'))).toEqual([]);
  expect(conflictsOf(edits, live('I sell homes.'))).toEqual([]);
  expect(conflictsOf(edits, live('I sell boats.'))).toEqual(['about']);
});

it('is no conflict if what is live was sent from here without an answer, though other words were typed since', () => {
  const since = typed(unanswered(edits, edits), live('I sell homes.'), 'about', 'I sell boats.');
  expect(conflictsOf(since, live('I sell homes at the Shore.'))).toEqual([]);
  expect(conflictsOf(since, live('I sell cars.'))).toEqual(['about']);
  // Typed back, it is an edit: the other words may be live.
  expect(typed(since, live('I sell homes.'), 'about', 'I sell homes.').about?.to).toBe('I sell homes.');
});

it('is taken back to what stood there when it was first changed, as it came where that is what stood there', () => {
  expect(changeBack(edits, live('I sell homes at the Shore.'))).toEqual([{ name: 'about', text: 'I sell homes.' }]);
  const asItCame = { about: { ...edits.about, from: '' } };
  expect(changeBack(asItCame, live('I sell homes at the Shore.'))).toEqual([{ name: 'about', text: null }]);
});

it('is no conflict if what is live is the photo that was chosen here, with its sizes', () => {
  const chosen = { 'agent.photo': { from: '', to: '0123456789abcdef0123.jpg' } };
  const photo = (text: string): Live =>
    new Map([['agent.photo', { name: 'agent.photo', text, fileText: '', isChanged: true }]]);
  expect(conflictsOf(chosen, photo('0123456789abcdef0123.jpg 1600×2000 #c0ffee 480,768'))).toEqual([]);
  expect(conflictsOf(chosen, photo('aaaa456789abcdef0123.jpg 1600×2000 #c0ffee 480,768'))).toEqual(['agent.photo']);
});
