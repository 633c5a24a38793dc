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

it('finds what has no name, what became read-only, and a patched iterator', () => {
  const changed = watchIntrinsics();
  const bytes = Object.getPrototypeOf(Uint8Array.prototype);
  const lists = Object.getPrototypeOf([].values());
  const { set } = bytes;
  const { next } = lists;
  bytes.set = () => undefined;
  lists.next = () => ({ done: true });
  Object.setPrototypeOf(Map.prototype, Set.prototype);
  Object.assign(globalThis, { window: {}, ourOwn: 1 });
  const names = changed();
  expect([set, next]).toEqual([bytes.set, lists.next]);
  expect(names.toSorted()).toEqual([
    'Map.prototype.[[Prototype]]',
    'Uint8Array.prototype.[[Prototype]].set',
    'an iterator of Array.next',
    'globalThis.window',
  ]);
  Reflect.deleteProperty(globalThis, 'ourOwn');
  Object.freeze(WeakRef);
  expect(changed()).toEqual(['WeakRef.length', 'WeakRef.name', 'WeakRef, which takes no more names']);
  // Nothing puts that back: it is told once, and so is what cannot be taken away again.
  expect(changed()).toEqual([]);
  Object.defineProperty(WeakSet.prototype, 'shout', { value: () => '!' });
  Object.preventExtensions(Object.setPrototypeOf(FinalizationRegistry, null));
  expect(changed().toSorted()).toEqual([
    'FinalizationRegistry, which takes no more names',
    'FinalizationRegistry.[[Prototype]]',
    'WeakSet.prototype.shout',
  ]);
  expect(changed()).toEqual([]);
});
