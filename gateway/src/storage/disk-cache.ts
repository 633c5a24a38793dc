import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../core/error-code.ts';
import { HALF, isOfDisk, toRead } from './folder-store.ts';
import { endContent, type ObjectStore, type StoredObject, storeAway } from './object-store.ts';

/** Milliseconds after which a copy is given up. */
const LONGEST_MS = 60_000;
/** Milliseconds for which no copy is tried after the disk has taken none. */
const REST_MS = 5000;

type Copied = 'here' | 'absent' | 'untaken';

export interface DiskCache {
  /**
   * The object, from a copy, which is made if there is none yet, or from the store itself where the disk takes none.
   * Undefined if the store has no such object. The caller must read the body or destroy it.
   */
  open(name: string): Promise<StoredObject | undefined>;
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

  const underway = new Map<string, Promise<Copied>>();
  let restsUntil = 0;

  /** Copies the object. Requests that come meanwhile wait for the same copy. */
  function copy(name: string): Promise<Copied> {
    const known = underway.get(name);
    if (known) return known;
    const copying = download(name).finally(() => underway.delete(name));
    underway.set(name, copying);
    return copying;
  }

  async function download(name: string): Promise<Copied> {
    const object = await store.open(name);
    if (!object) return 'absent';
    try {
      await write(name, object.body);
    } catch (error) {
      // The connection was cut halfway.
      if (!isOfDisk(error)) throw storeAway(error);
      if (isFull(error) && makeRoom(object.bytes)) return download(name);
      restsUntil = Date.now() + REST_MS;
      return 'untaken';
    }
    kept.set(name, object.bytes);
    return 'here';
  }

  async function write(name: string, body: Readable): Promise<void> {
    const half = `${pathOf(name)}.${randomUUID()}${HALF}`;
    try {
      // Somebody may have removed the copies, and their folder with them.
      await mkdir(folder, { recursive: true });
      await writeFile(half, body, { signal: AbortSignal.timeout(LONGEST_MS) });
      await rename(half, pathOf(name));
    } finally {
      endContent(body);
      await rm(half, { force: true }).catch(() => undefined);
    }
  }

  /** Frees room on a full disk: the least recently used copies go. False if there is nothing left to delete. */
  function makeRoom(bytes: number): boolean {
    let freed = 0;
    while (freed < bytes && kept.size > 0) freed += kept.pop() ?? 0;
    return freed > 0;
  }

  /** Undefined if the copy cannot be read: it was removed, or the disk fails. */
  const openCopy = (name: string) =>
    open(pathOf(name))
      .then(toRead)
      .catch(() => undefined);

  return {
    async open(name) {
      const known = kept.get(name) === undefined ? undefined : await openCopy(name);
      if (known) return known;
      if (Date.now() < restsUntil) return store.open(name);
      const copied = await copy(name);
      if (copied === 'absent') return undefined;
      return (copied === 'here' ? await openCopy(name) : undefined) ?? store.open(name);
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
