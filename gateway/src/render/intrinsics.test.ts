import { expect, it } from 'vitest';
import { watchIntrinsics } from './intrinsics.ts';

it('names what was changed of the language’s own objects, and puts it back', () => {
  const changed = watchIntrinsics();
  const { map } = Array.prototype;
  const { parse } = JSON;
  const { URL: url } = globalThis;
  Array.prototype.map = () => [];
  JSON.parse = () => 1;
  Object.assign(String.prototype, { shout: () => '!' });
  Object.assign(globalThis, { URL: class {} });
  expect(changed().toSorted()).toEqual([
    'Array.prototype.map',
    'JSON.parse',
    'String.prototype.shout',
    'globalThis.URL',
  ]);
  expect([map, parse, url]).toEqual([Array.prototype.map, JSON.parse, URL]);
  expect('shout' in String.prototype).toBe(false);
  expect(changed()).toEqual([]);
});
