import type { Database, EntityManager } from '../../core/database.ts';
import { HALF } from '../../storage/folder-store.ts';
import { filesOf, stemOf } from './picture-name.ts';
import { type PictureStore, STEM } from './picture-store.ts';

/** A day: an agent may still be filling in a form, or a cached page may still show the picture. */
const ORPHAN_MS = 86_400_000;

/** A version of the site with this picture may be restored at any time; a preview lasts for a day. */
const NOT_THE_AGENT = ['site_versions', 'site_previews']
  .map((table) => `not exists (select 1 from ${table} s where split_part(s.texts->>'agent.photo', ' ', 1) = u.file)`)
  .join(' and ');

const UNUSED = `not exists (select 1 from property_images i where i.file = u.file)
  and not exists (select 1 from properties p where p.floor_plan = u.file) and ${NOT_THE_AGENT}`;

/**
 * Removes pictures that no property and no version of the site has used for a day, and what a crash may leave: files
 * without a row, and half-written ones, which may have the name of a picture that was written whole since.
 */
export async function sweepOrphans(database: Database, store: PictureStore): Promise<void> {
  const before = new Date(Date.now() - ORPHAN_MS);
  const orphans = await database.transaction((em) => removeRows(em, before));
  for (const { file, widths } of orphans) await store.remove(filesOf(stemOf(file), widths));

  const rows = await database.em().execute<{ file: string }[]>('select file from uploads');
  const known = new Set(rows.map(({ file }) => stemOf(file)));
  const old = await store.list(before);
  await store.remove(old.filter((file) => file.endsWith(HALF) || !known.has(file.slice(0, STEM))));
}

interface Orphan {
  readonly file: string;
  readonly widths: number[];
}

/**
 * Two steps, because a save locks the uploads that it refers to. The first step skips locked rows. The second looks
 * again, and so sees a picture that was used before the first step locked it. A save that comes later finds no row and
 * refuses the picture.
 */
async function removeRows(em: EntityManager, before: Date): Promise<Orphan[]> {
  const old = `select file from uploads u where greatest(created_at, removed_at) < ? and ${UNUSED}
    order by file for update skip locked`;
  const files = (await em.execute<{ file: string }[]>(old, [before])).map(({ file }) => file);
  if (files.length === 0) return [];
  const sql = `delete from uploads u where file in (?) and ${UNUSED} returning file, widths`;
  return em.execute<Orphan[]>(sql, [files]);
}
