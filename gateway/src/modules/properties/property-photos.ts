import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { UploadEntity } from '../media/upload.entity.ts';
import { PropertyImageEntity } from './property-image.entity.ts';

/**
 * Makes `files` the property's photos, in this order. A photo that stays keeps its alternative text; one that goes is
 * kept for a day from now. Throws BAD_INPUT that names the first file which is no upload.
 */
export async function replacePhotos(em: EntityManager, propertyId: string, files: readonly string[]): Promise<void> {
  const unique = [...new Set(files)];
  const before = await em.find(PropertyImageEntity, { propertyId });
  const removed = before.map(({ file }) => file).filter((file) => !unique.includes(file));
  const known = await lockUploads(em, [...unique, ...removed]);
  demandUploads(unique, known);
  const altOf = new Map(before.map((image) => [image.file, image.alt]));
  await em.nativeDelete(PropertyImageEntity, { propertyId });
  const rows = unique.map((file, position) => ({ propertyId, position, file, alt: altOf.get(file) ?? null }));
  if (rows.length > 0) await em.insertMany(PropertyImageEntity, rows);
  if (removed.length > 0) await em.nativeUpdate(UploadEntity, { file: { $in: removed } }, { removedAt: new Date() });
}

/** Sets or (null) clears the alternative text; false if the property does not show the file. */
export async function describePhoto(
  em: EntityManager,
  photo: { propertyId: string; file: string },
  alt: string | null,
): Promise<boolean> {
  return (await em.nativeUpdate(PropertyImageEntity, photo, { alt })) > 0;
}

/** Until the transaction ends nobody sweeps these away. In one order, so that two saves never wait for each other. */
async function lockUploads(em: EntityManager, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const sql = 'select file from uploads where file in (?) order by file for update';
  return new Set((await em.execute<{ file: string }[]>(sql, [files])).map(({ file }) => file));
}

function demandUploads(files: readonly string[], known: ReadonlySet<string>): void {
  const unknown = files.findIndex((file) => !known.has(file));
  if (unknown === -1) return;
  throw badInput([{ path: ['images', unknown], message: `Unknown image "${files[unknown]}"` }]);
}
