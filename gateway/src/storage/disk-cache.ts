import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../core/error-code.ts';
import { HALF } from './folder-store.ts';
import { diskAway, endContent, type ObjectStore, storeAway } from './object-store.ts';

/** Milliseconds after which a copy is given up. */
const LONGEST_MS = 60_000;

export interface DiskCache {
  /**
   * The object as an open file, copied from the store if it is not here yet; undefined if there is none. The caller
   * must close the file.
   */
  open(name: string): Promise<FileHandle | undefined>;
  forget(names: readonly string[]): void;
}

/**
 * Copies of objects that never change, in a folder of this machine. It keeps at most `mostBytes`, or one object that is
 * larger, and no more than fits on the disk: the least recently used go first. Copies of an earlier process are used,
 * too.
 */
export async function openDiskCache(store: ObjectStore, folder: string, mostBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, encodeURIComponent(name));
  const kept = new LRUCache<string, number>({
    maxSize: mostBytes,
    // An object larger than the limit takes all the room, and is kept until the next one comes.
    sizeCalculation: (bytes) => Math.min(Math.max(bytes, 1), mostBytes),
    // A reader of a deleted file can read on: the file exists until it is closed.
    dispose: (_, name) => rmSync(pathOf(name), { force: true }),
    noDisposeOnSet: true,
  });
  for (const { name, bytes } of await oldestFirst(folder)) kept.set(name, bytes);

  const underway = new Map<string, Promise<boolean>>();

  /** Copies the object, and returns whether there is one. Requests that come meanwhile wait for the same copy. */
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
      // The connection was cut halfway.
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

  /** Frees room on a full disk: the least recently used copies go. False if there is nothing left to delete. */
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

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(`${codeOf(error)}`);

/** Lists the copies, oldest first. Removes what a crash left half copied. */
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
