import { expect, test } from 'vitest';
import { createPersistentFlag } from './persistent-flag.ts';

function pretendStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('remembers across pages what the browser keeps', () => {
  const storage = pretendStorage();
  createPersistentFlag(() => storage, 'told').keep();
  expect(createPersistentFlag(() => storage, 'told').has()).toBe(true);
  expect(createPersistentFlag(() => storage, 'another').has()).toBe(false);
});

test('remembers until the page is left where storage is blocked', () => {
  const memory = createPersistentFlag(blocked, 'told');
  expect(memory.has()).toBe(false);
  memory.keep();
  expect(memory.has()).toBe(true);
});
