// Uploaded pictures in the object store. If that is on another machine, requested pictures are copied to this one.

import { openDiskCache } from '../../storage/disk-cache.ts';
import type { ObjectStore, StoredObject } from '../../storage/object-store.ts';

export const UPLOADS = 'uploads/';
/** Characters of a stem. The name of every file of a picture begins with it. */
export const STEM = 20;

/** Picture files. A file is whole or absent, and never changes. */
export interface PictureStore {
  /** Undefined if there is no such file. The caller must read the body or destroy it. */
  open(file: string): Promise<StoredObject | undefined>;
  write(file: string, bytes: Buffer): Promise<void>;
  remove(files: readonly string[]): Promise<void>;
  /** The names of all files that were written before that time. */
  list(before: Date): Promise<string[]>;
}

/** `cache`: the folder for copies, and the most bytes in it. A store on this machine needs no copies. */
export async function openPictureStore(
  store: ObjectStore,
  cache: { folder: string; bytes: number },
): Promise<PictureStore> {
  const nameOf = (file: string) => UPLOADS + file;
  const copies = store.isLocal ? undefined : await openDiskCache(store, cache.folder, cache.bytes);
  return {
    open: (file) => (copies ?? store).open(nameOf(file)),
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
