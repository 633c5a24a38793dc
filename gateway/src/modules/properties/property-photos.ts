import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { UploadEntity } from '../media/upload.entity.ts';
import { PropertyImageEntity } from './property-image.entity.ts';

/**
 * Makes `files` the property's photos, in this order. A photo that stays keeps its alternative text; one that goes is
 * kept for a day from now, with its text for whoever thinks again. Throws BAD_INPUT that names the first file which is no upload.
 */
export async function replacePhotos(em: EntityManager, propertyId: string, files: readonly string[]): Promise<void> {
  const unique = [...new Set(files)];
  const before = await em.find(PropertyImageEntity, { propertyId });
  const removed = before.map(({ file }) => file).filter((file) => !unique.includes(file));
  const known = await lockUploads(em, [...unique, ...removed]);
  demandUploads(unique, known);
  const altOf = new Map([...known, ...before.map(({ file, alt }) => [file, alt] as const)]);
  await em.nativeDelete(PropertyImageEntity, { propertyId });
  const rows = unique.map((file, position) => ({ propertyId, position, file, alt: altOf.get(file) ?? null }));
  if (rows.length > 0) await em.insertMany(PropertyImageEntity, rows);
  for (const file of removed) {
    await em.nativeUpdate(UploadEntity, { file }, { removedAt: new Date(), removedAlt: altOf.get(file) ?? null });
  }
}

/** The files that a property shows, cover first. */
export async function filesOf(em: EntityManager, propertyId: string): Promise<string[]> {
  const images = await em.find(PropertyImageEntity, { propertyId }, { orderBy: { position: 'asc' } });
  return images.map(({ file }) => file);
}

/** Sets or (null) clears the alternative text; false if the property does not show the file. */
export async function describePhoto(
  em: EntityManager,
  photo: { propertyId: string; file: string },
  alt: string | null,
): Promise<boolean> {
  return (await em.nativeUpdate(PropertyImageEntity, photo, { alt })) > 0;
}

/**
 * Until the transaction ends nobody sweeps these away; each with the text that it had when a home let go of it. In one
 * order, so that two saves never wait for each other.
 */
async function lockUploads(em: EntityManager, files: readonly string[]): Promise<Map<string, string | null>> {
  if (files.length === 0) return new Map();
  const sql = 'select file, removed_alt as alt from uploads where file in (?) order by file for update';
  const rows = await em.execute<{ file: string; alt: string | null }[]>(sql, [files]);
  return new Map(rows.map(({ file, alt }) => [file, alt]));
}

function demandUploads(files: readonly string[], known: ReadonlyMap<string, unknown>): void {
  const unknown = files.findIndex((file) => !known.has(file));
  if (unknown === -1) return;
  throw badInput([{ path: ['images', unknown], message: `Unknown image "${files[unknown]}"` }]);
}
