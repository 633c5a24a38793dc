import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
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

async function sizeOf(cache: DiskCache, name: string): Promise<number | undefined> {
  const object = await cache.open(name);
  return object && (await buffer(object.body)).length;
}

test('what is larger than all may be is copied once, alone, and goes when the next comes', async () => {
  const cache = await openDiskCache(store, folder, 1000);
  const read = (name: string) => sizeOf(cache, name);
  expect([await read('small'), await read('large'), await read('large')]).toEqual([400, 3000, 3000]);
  expect([asked, readdirSync(folder)]).toEqual([['small', 'large'], ['large']]);
  // The copy is used after a restart, too.
  const again = await openDiskCache(store, folder, 1000);
  await sizeOf(again, 'small');
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
  for (const name of ['small', 'middle', 'other']) await sizeOf(cache, name);
  expect(readdirSync(folder)).toEqual(['middle', 'other']);
  // Deleting everything does not free enough.
  (await cache.open('large'))?.body.destroy();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that somebody removed is made again, and what cannot be copied at all is read from the store', async () => {
  const cache = await openDiskCache(store, folder, 1000);
  await sizeOf(cache, 'small');
  rmSync(folder, { recursive: true });
  expect([await sizeOf(cache, 'small'), await sizeOf(cache, 'other')]).toEqual([400, 300]);
  expect(readdirSync(folder)).toEqual(['other', 'small']);
  // Nothing can be written below a file.
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect([await sizeOf(cache, 'small'), await sizeOf(cache, 'middle')]).toEqual([400, 500]);
});
