import type { Database } from '../../core/database.ts';
import { filesOf, stemOf } from './picture-name.ts';
import type { PictureStore } from './picture-store.ts';

/** The time in which an agent finishes a form. */
const ORPHAN_MS = 86_400_000;
/** Characters of a stem, with which every file of a picture begins. */
const STEM = 20;

/** Removes pictures that no property has taken within a day, and files that a crash left without a row. */
export async function sweepOrphans(database: Database, store: PictureStore): Promise<void> {
  const sql = `delete from uploads u where created_at < ?
    and not exists (select 1 from property_images i where i.file = u.file) returning file, widths`;
  const before = new Date(Date.now() - ORPHAN_MS);
  const orphans = await database.em().execute<{ file: string; widths: number[] }[]>(sql, [before]);
  for (const { file, widths } of orphans) await store.remove(filesOf(stemOf(file), widths));

  const rows = await database.em().execute<{ file: string }[]>('select file from uploads');
  const known = new Set(rows.map(({ file }) => stemOf(file)));
  const old = await store.list(before);
  await store.remove(old.filter((file) => !known.has(file.slice(0, STEM))));
}
