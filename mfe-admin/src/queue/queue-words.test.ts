import { expect, test } from 'vitest';
import { countInWords, deedInWords } from './queue-words.ts';
import type { Waiting } from './waiting.ts';

const common = { id: '1', about: 'J. Ellis', at: 0 };
const lead = { kind: 'contact' as const, id: '1' };
const notes: Waiting = { ...common, what: 'notes', lead, from: '', to: 'Asked for the dock' };
const status: Waiting = { ...common, what: 'status', lead, from: 'new', to: 'contacted' };
const move: Waiting = { ...common, what: 'move', homeId: '1', from: 'active', to: 'pending' };
const photo: Waiting = { ...common, what: 'photo', homeId: '1', photo: new File([], 'kitchen.jpg') };

test('what waits is counted by its kind', () => {
  expect(countInWords([notes])).toBe('1 note');
  expect(countInWords([notes, notes, photo, photo, photo])).toBe('2 notes and 3 photos');
  expect(countInWords([notes, status, move, photo])).toBe('1 note, 2 changes and 1 photo');
});

test('each says what will be done', () => {
  expect([notes, status, move, photo].map(deedInWords)).toEqual([
    'Notes: “Asked for the dock”',
    'Contacted',
    'Pending',
    'Photo kitchen.jpg',
  ]);
});
