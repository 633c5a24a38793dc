import { afterEach, expect, it, vi } from 'vitest';

vi.mock('platform', () => ({ isOwnPage: true }));
const { leftOnTheirWay } = await import('./on-its-way.ts');

afterEach(() => vi.unstubAllGlobals());

const sent = { inputs: [['name', 'Robin']], states: [], message: '{}', idempotencyKey: 'a1' };

it.each([
  'null',
  '1',
  '{',
  '[]',
  '{"inputs":[1],"states":[]}',
  JSON.stringify({ ...sent, states: [['day']] }),
  JSON.stringify({ ...sent, idempotencyKey: undefined }),
])('a message on its way is found beside what nobody can read: %s', (unreadable) => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('sessionStorage', {
    'onItsWay /contact': unreadable,
    'onItsWay popup': JSON.stringify(sent),
    'seen popup': 'yes',
  });
  expect(leftOnTheirWay()).toEqual([['popup', sent]]);
});
