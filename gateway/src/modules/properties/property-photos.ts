import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { UploadEntity } from '../media/upload.entity.ts';
import { PropertyImageEntity } from './property-image.entity.ts';

/**
 * Makes `files` the property's photos, in this order. A photo that stays keeps its alternative text. Throws
 * BAD_INPUT that names the first file which is no upload.
 */
export async function replacePhotos(em: EntityManager, propertyId: string, files: readonly string[]): Promise<void> {
  const unique = [...new Set(files)];
  await demandUploads(em, unique);
  const before = await em.find(PropertyImageEntity, { propertyId });
  const altOf = new Map(before.map((image) => [image.file, image.alt]));
  await em.nativeDelete(PropertyImageEntity, { propertyId });
  const rows = unique.map((file, position) => ({ propertyId, position, file, alt: altOf.get(file) ?? null }));
  if (rows.length > 0) await em.insertMany(PropertyImageEntity, rows);
}

/** Sets or (null) clears the alternative text; false if the property does not show the file. */
export async function describePhoto(
  em: EntityManager,
  photo: { propertyId: string; file: string },
  alt: string | null,
): Promise<boolean> {
  return (await em.nativeUpdate(PropertyImageEntity, photo, { alt })) > 0;
}

async function demandUploads(em: EntityManager, files: readonly string[]): Promise<void> {
  const known = await em.find(UploadEntity, { file: { $in: [...files] } }, { fields: ['file'] });
  const names = new Set(known.map((upload) => upload.file));
  const unknown = files.findIndex((file) => !names.has(file));
  if (unknown === -1) return;
  throw badInput([{ path: ['images', unknown], message: `Unknown image "${files[unknown]}"` }]);
}
