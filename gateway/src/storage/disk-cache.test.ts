import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskCache } from './disk-cache.ts';
import type { ObjectStore } from './object-store.ts';

const sizes: Record<string, number> = { large: 3000, small: 400, middle: 500, other: 300 };
let folder: string;
let asked: string[];
const store = {
  async open(name: string) {
    asked.push(name);
    const bytes = sizes[name] ?? 0;
    return { bytes, body: Readable.from([Buffer.alloc(bytes)]) };
  },
} as unknown as ObjectStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-cache-'));
  asked = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is larger than all may be is copied once, alone, and goes when the next comes', async () => {
  const cache = await openDiskCache(store, folder, 1000);
  const read = async (name: string) => {
    const file = await cache.open(name);
    const size = (await file?.stat())?.size;
    await file?.close();
    return size;
  };
  expect([await read('small'), await read('large'), await read('large')]).toEqual([400, 3000, 3000]);
  expect([asked, readdirSync(folder)]).toEqual([['small', 'large'], ['large']]);
  // The copy is used after a restart, too.
  const again = await openDiskCache(store, folder, 1000);
  await (await again.open('small'))?.close();
  expect(readdirSync(folder)).toEqual(['small']);
});

test('where the disk is full, copies that were not asked for the longest make room, however many bytes may be kept', async () => {
  const room = 1000;
  const taken = () => readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  async function* writtenTo(name: string) {
    if (taken() + (sizes[name] ?? 0) > room) throw full;
    yield Buffer.alloc(sizes[name] ?? 0);
  }
  const onFull = {
    open: async (name: string) => ({ bytes: sizes[name] ?? 0, body: Readable.from(writtenTo(name)) }),
  } as unknown as ObjectStore;
  const cache = await openDiskCache(onFull, folder, 1_000_000);
  for (const name of ['small', 'middle', 'other']) await (await cache.open(name))?.close();
  expect(readdirSync(folder)).toEqual(['middle', 'other']);
  // Deleting everything would not free enough.
  await expect(cache.open('large')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(readdirSync(folder)).toEqual([]);
});
