// Uploaded pictures in the object store, and copies of what is asked for where the store is another machine's.

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { openDiskCache } from '../../storage/disk-cache.ts';
import type { ObjectStore } from '../../storage/object-store.ts';

export const UPLOADS = 'uploads/';
/** Characters of a stem, with which every file of a picture begins. */
export const STEM = 20;

/** Files of pictures. One is whole or absent, and never changes. */
export interface PictureStore {
  /** A file to read; undefined where there is none. Whoever asked closes it. */
  open(file: string): Promise<FileHandle | undefined>;
  write(file: string, bytes: Buffer): Promise<void>;
  remove(files: readonly string[]): Promise<void>;
  /** The names of all files last written before that moment. */
  list(before: Date): Promise<string[]>;
}

/** `cache`: where copies lie, and how many bytes of them; a store on this machine needs none. */
export async function openPictureStore(
  store: ObjectStore,
  cache: { folder: string; bytes: number },
): Promise<PictureStore> {
  const nameOf = (file: string) => UPLOADS + file;
  const copies = store.isLocal ? undefined : await openDiskCache(store, cache.folder, cache.bytes);
  return {
    open: (file) => (copies ? copies.open(nameOf(file)) : openFile(join(store.place, nameOf(file)))),
    async write(file, bytes) {
      await store.create(nameOf(file), bytes);
    },
    async remove(files) {
      const names = files.map(nameOf);
      await store.remove(names);
      copies?.forget(names);
    },
    async list(before) {
      const old: string[] = [];
      for await (const { name, writtenAt } of store.list(UPLOADS)) {
        if (writtenAt < before) old.push(name.slice(UPLOADS.length));
      }
      return old;
    },
  };
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
