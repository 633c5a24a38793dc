import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionKeys } from './session-keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'session-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the operator’s keys are taken as they are', async () => {
  expect(await sessionKeys(['a', 'b'], folder)).toEqual(['a', 'b']);
  expect(readdirSync(folder)).toEqual([]);
});

test('one is made once, however many processes start at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => sessionKeys(undefined, folder)));
  expect(new Set(made.flat()).size).toBe(1);
  expect(made[0]?.[0]).toMatch(/^[\w-]{43}$/);
  expect(await sessionKeys(undefined, folder)).toEqual(made[0]);
  expect(readdirSync(folder)).toEqual(['session-key']);
});

test('an empty file, left by a full disk, is no key that anybody could sign with', async () => {
  const file = join(folder, 'session-key');
  writeFileSync(file, '');
  const [key] = await sessionKeys(undefined, folder);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file, 'utf8')).toBe(key);
});
