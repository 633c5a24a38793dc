import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changeBack,
  conflictsOf,
  isSame,
  keepSiteDraft,
  type Live,
  leftOf,
  readSiteDraft,
  type SiteEdits,
  typed,
  unanswered,
} from './site-edits.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

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

it('is left after a save if it was typed meanwhile, upon the words that are live now', () => {
  const hours: SiteEdits = { hours: { from: '', to: 'Mornings' } };
  const now = { about: { from: 'I sell homes.', to: 'I sell boats.' } };
  const saved = live('I sell homes at the Shore.');
  expect(leftOf(edits, edits, saved)).toEqual({});
  expect(leftOf({ ...now, ...hours }, edits, saved)).toEqual({
    about: { from: 'I sell homes at the Shore.', to: 'I sell boats.' },
    ...hours,
  });
  expect(leftOf({ about: { from: '', to: 'I sell homes at the Shore.' } }, {}, saved)).toEqual({});
  expect([isSame(['about'], saved, live('I sell cars.')), isSame(['about'], saved, saved)]).toEqual([false, true]);
});

it('is no edit once it is typed back, and keeps what stood there first', () => {
  expect(typed(edits, live('I sell homes.'), 'about', 'I sell homes.')).toEqual({});
  expect(typed(edits, live('I sell cars.'), 'about', 'I sell boats.').about?.from).toBe('I sell homes.');
});

it('is kept on the device beside what another tab typed, and taken from there with what this tab has no more', () => {
  const hours: SiteEdits = { hours: { from: '', to: 'Mornings' } };
  expect(keepSiteDraft({}, edits)).toBe(true);
  expect(keepSiteDraft({}, hours)).toBe(true);
  expect(readSiteDraft()?.edits).toEqual({ ...edits, ...hours });
  const more = { about: { ...edits.about, to: 'I sell boats.' } };
  keepSiteDraft(edits, more);
  expect(readSiteDraft()?.edits).toEqual({ ...more, ...hours });
  keepSiteDraft(hours, {});
  expect(readSiteDraft()?.edits).toEqual(more);
  keepSiteDraft(more, {});
  expect([readSiteDraft(), kept.size]).toEqual([undefined, 0]);
});

it('is not read from what is damaged, and a device that keeps nothing says so', () => {
  keepSiteDraft({}, edits);
  const [key = ''] = kept.keys();
  const at = '2026-11-17T15:00:00Z';
  for (const other of [null, 'words', {}, { from: 'a' }, { to: 'a' }, { from: 1, to: 'a' }, { from: 'a', to: 1 }]) {
    kept.set(key, JSON.stringify({ at, edits: { other } }));
    expect(readSiteDraft(), JSON.stringify(other)).toBeUndefined();
    kept.set(key, JSON.stringify({ at, edits: { ...edits, other } }));
    expect(readSiteDraft()).toEqual({ at, edits });
  }
  for (const text of ['null', '{', JSON.stringify({ edits }), JSON.stringify({ at })]) {
    kept.set(key, text);
    expect(readSiteDraft(), text).toBeUndefined();
  }
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepSiteDraft({}, edits)).toBe(false);
});
