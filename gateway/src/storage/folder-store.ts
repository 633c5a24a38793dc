// The default store: files below the data folder, each under its own name.

import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '../core/error-code.ts';
import { syncFolder } from '../core/sync-folder.ts';
import {
  type Content,
  diskAway,
  endContent,
  type Listed,
  type ObjectStore,
  type StoredObject,
} from './object-store.ts';

/**
 * The suffix of a file that is still being written. A crash may leave one: it is listed like other files, and a sweep
 * removes it.
 */
export const HALF = '.half';

const isAbsent = (error: unknown) => codeOf(error) === 'ENOENT';
const isTaken = (error: unknown) => codeOf(error) === 'EEXIST';

/** Whether the disk did not take a file; false for an error in reading the content. */
export const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== 'read';

/** An error of the disk becomes UNAVAILABLE. Any other is passed on. */
function refuse(error: unknown): never {
  throw isOfDisk(error) ? diskAway(error) : error;
}

/** The result, or `absent` if there is no such file. */
async function orAbsent<T, A>(asked: Promise<T>, absent: A): Promise<T | A> {
  return asked.catch((error: unknown) => {
    if (isAbsent(error)) return absent;
    throw error;
  });
}

/** On a disk that fails, a file may open but not give its size: then it must be closed again. */
export async function toRead(file: FileHandle): Promise<StoredObject> {
  try {
    return { bytes: (await file.stat()).size, body: file.createReadStream() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Makes the folder at the first write. */
export function openFolderStore(folder: string): ObjectStore {
  const pathOf = (name: string) => join(folder, name);

  /**
   * Writes to a file beside the final one, then calls `settle`, which puts it in place. Removes what is left of it. File
   * and name are on the disk when this resolves: the row that names the file survives a power cut, too.
   */
  async function write<T>(name: string, content: Content, settle: (half: string, path: string) => Promise<T>) {
    const path = pathOf(name);
    const half = `${path}.${randomUUID()}${HALF}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(half, content, { flush: true });
      const result = await settle(half, path);
      await syncFolder(dirname(path));
      return result;
    } catch (error) {
      return refuse(error);
    } finally {
      endContent(content);
      // A file that cannot be removed now is removed by a sweep. The caller must get the first error.
      await rm(half, { force: true }).catch(() => undefined);
    }
  }

  return {
    kind: 'folder',
    place: folder,
    isLocal: true,

    create: (name, content) =>
      write(name, content, async (half, path) => {
        // A hard link gives the file its second name. Unlike a rename, it fails if that name is taken.
        return link(half, path).then(
          () => true,
          (error: unknown) => {
            if (isTaken(error)) return false;
            throw error;
          },
        );
      }),

    replace: (name, content) => write(name, content, rename),

    has: async (name) => (await orAbsent(stat(pathOf(name)), undefined))?.isFile() ?? false,

    async open(name) {
      const file = await orAbsent(open(pathOf(name)), undefined);
      return file && toRead(file);
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },

    async *list(prefix): AsyncGenerator<Listed> {
      const entries = await orAbsent(readdir(pathOf(prefix), { recursive: true, withFileTypes: true }), []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const file = await orAbsent(stat(path), undefined);
        const name = relative(folder, path).replaceAll(sep, '/');
        if (file) yield { name, bytes: file.size, writtenAt: file.mtime };
      }
    },
  };
}
