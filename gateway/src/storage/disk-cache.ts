import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { HALF } from './folder-store.ts';
import { diskAway, endContent, type ObjectStore, storeAway } from './object-store.ts';

/** A copy that takes longer than this is given up. */
const LONGEST_MS = 60_000;

export interface DiskCache {
  /** The object as an open file, copied from the store if need be; undefined where there is none. Whoever asked closes it. */
  open(name: string): Promise<FileHandle | undefined>;
  forget(names: readonly string[]): void;
}

/**
 * Copies of objects that never change, in a folder of this machine, at most so many bytes of them, or one that is larger, and no more
 * than the disk has room for: what was not asked for the longest goes first. What lies there from before counts.
 */
export async function openDiskCache(store: ObjectStore, folder: string, mostBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, encodeURIComponent(name));
  const kept = new LRUCache<string, number>({
    maxSize: mostBytes,
    // One that is larger than all may be takes the place of all, and is kept until the next comes.
    sizeCalculation: (bytes) => Math.min(Math.max(bytes, 1), mostBytes),
    // Whoever reads it at the moment reads on: the file lives until it is closed.
    dispose: (_, name) => rmSync(pathOf(name), { force: true }),
    noDisposeOnSet: true,
  });
  for (const { name, bytes } of await oldestFirst(folder)) kept.set(name, bytes);

  const underway = new Map<string, Promise<boolean>>();

  /** Answers whether there is one. Whoever asks meanwhile waits for the same copy. */
  function copy(name: string): Promise<boolean> {
    const known = underway.get(name);
    if (known) return known;
    const copying = download(name).finally(() => underway.delete(name));
    underway.set(name, copying);
    return copying;
  }

  async function download(name: string): Promise<boolean> {
    const object = await store.open(name);
    if (!object) return false;
    try {
      await write(name, object.body);
    } catch (error) {
      // Cut off half way: not now.
      if (!isFull(error)) throw storeAway(error);
      if (!makeRoom(object.bytes)) throw diskAway(error);
      return download(name);
    }
    kept.set(name, object.bytes);
    return true;
  }

  async function write(name: string, body: Readable): Promise<void> {
    const half = `${pathOf(name)}.${randomUUID()}${HALF}`;
    try {
      await writeFile(half, body, { signal: AbortSignal.timeout(LONGEST_MS) });
      await rename(half, pathOf(name));
    } finally {
      endContent(body);
      await rm(half, { force: true });
    }
  }

  /** Whoever has filled the disk: what was not asked for the longest goes. False where nothing is left that could. */
  function makeRoom(bytes: number): boolean {
    let freed = 0;
    while (freed < bytes && kept.size > 0) freed += kept.pop() ?? 0;
    return freed > 0;
  }

  const openFile = (name: string) =>
    open(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });

  return {
    async open(name) {
      if (kept.get(name) !== undefined) {
        const file = await openFile(name);
        if (file) return file;
      }
      return (await copy(name)) ? openFile(name) : undefined;
    },
    forget(names) {
      for (const name of names) kept.delete(name);
    },
  };
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(`${error.code}`);

/** What a crash left half copied is removed. */
async function oldestFirst(folder: string) {
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry);
    if (entry.endsWith(HALF)) await rm(path, { force: true });
    else {
      const { size, mtimeMs } = await stat(path);
      files.push({ name: decodeURIComponent(entry), bytes: size, at: mtimeMs });
    }
  }
  return files.sort((one, other) => one.at - other.at);
}
