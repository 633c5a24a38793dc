import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

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
  createMemory(() => storage, 'told').keep();
  expect(createMemory(() => storage, 'told').has()).toBe(true);
  expect(createMemory(() => storage, 'another').has()).toBe(false);
});

test('remembers until the page is left where storage is blocked', () => {
  const memory = createMemory(blocked, 'told');
  expect(memory.has()).toBe(false);
  memory.keep();
  expect(memory.has()).toBe(true);
});
