import type { Database, EntityManager } from '../../core/database.ts';
import { filesOf, stemOf } from './picture-name.ts';
import { type PictureStore, STEM } from './picture-store.ts';

/** The time in which an agent finishes a form, thinks again, or a page that somebody kept still shows it. */
const ORPHAN_MS = 86_400_000;

/** A version of the site that shows the agent by it can be put back for ever; a preview lives for a day. */
const NOT_THE_AGENT = ['site_versions', 'site_previews']
  .map((table) => `not exists (select 1 from ${table} s where split_part(s.texts->>'agent.photo', ' ', 1) = u.file)`)
  .join(' and ');

const UNUSED = `not exists (select 1 from property_images i where i.file = u.file)
  and not exists (select 1 from properties p where p.floor_plan = u.file) and ${NOT_THE_AGENT}`;

/** Removes pictures that no property and no version of the site has taken, or shown, for a day, and files that a crash left without a row. */
export async function sweepOrphans(database: Database, store: PictureStore): Promise<void> {
  const before = new Date(Date.now() - ORPHAN_MS);
  const orphans = await database.transaction((em) => removeRows(em, before));
  for (const { file, widths } of orphans) await store.remove(filesOf(stemOf(file), widths));

  const rows = await database.em().execute<{ file: string }[]>('select file from uploads');
  const known = new Set(rows.map(({ file }) => stemOf(file)));
  const old = await store.list(before);
  await store.remove(old.filter((file) => !known.has(file.slice(0, STEM))));
}

interface Orphan {
  readonly file: string;
  readonly widths: number[];
}

/**
 * Two steps, for a save locks the rows that it refers to: what one holds is left alone; what one took before we hold it
 * is seen by the second step, which looks anew; and one that comes later finds the row gone and refuses the picture.
 */
async function removeRows(em: EntityManager, before: Date): Promise<Orphan[]> {
  const old = `select file from uploads u where greatest(created_at, removed_at) < ? and ${UNUSED}
    order by file for update skip locked`;
  const files = (await em.execute<{ file: string }[]>(old, [before])).map(({ file }) => file);
  if (files.length === 0) return [];
  const sql = `delete from uploads u where file in (?) and ${UNUSED} returning file, widths`;
  return em.execute<Orphan[]>(sql, [files]);
}
