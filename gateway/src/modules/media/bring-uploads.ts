// Moves a site from pictures in the data folder to a store.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../core/database.ts';
import { HALF, openFolderStore } from '../../storage/folder-store.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { stemOf } from './picture-name.ts';
import { STEM, UPLOADS } from './picture-store.ts';

const AT_ONCE = 8;

/**
 * Copies pictures from the folder into the store, if they are not there yet, and returns how many files. The folder
 * stays as it is. Files without a row are not copied.
 */
export async function bringUploads(database: Database, folder: string, store: ObjectStore): Promise<number> {
  const files: string[] = [];
  for await (const { name } of openFolderStore(folder).list(UPLOADS)) if (!name.endsWith(HALF)) files.push(name);
  if (files.length === 0) return 0;
  const rows = await database.em().execute<{ file: string }[]>('select file from uploads');
  const known = new Set(rows.map(({ file }) => stemOf(file)));
  const stored = new Set<string>();
  for await (const { name } of store.list(UPLOADS)) stored.add(name);
  const missing = files.filter(
    (name) => !stored.has(name) && known.has(name.slice(UPLOADS.length, UPLOADS.length + STEM)),
  );
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE);
    await Promise.all(some.map(async (name) => store.create(name, await readFile(join(folder, name)))));
  }
  return missing.length;
}
