/**
 * The demo's pictures, made once by `encode-pictures.ts`; a first start copies them. JPEG, for browsers without AVIF
 * and for shared links, is the largest format. So the repository has only the largest JPEG, which is used for the
 * smaller sizes, too.
 */

import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { photoVariant } from 'schema';
import type { Database } from '../core/database.ts';
import type { PictureStore } from '../modules/media/picture-store.ts';
import { UploadEntity } from '../modules/media/upload.entity.ts';

export interface EncodedEntry {
  /** The hash of its drawing, so that a test can tell when the picture is out of date. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly widths: number[];
}

export const drawingOf = (name: string): URL => new URL(`pictures/house-${name}.jpg`, import.meta.url);
export const indexOfEncoded = new URL('pictures/generated/index.json', import.meta.url);
export const encodedFile = (name: string, width: number, format: 'avif' | 'jpg'): URL =>
  new URL(`pictures/generated/${photoVariant(name, width, format)}`, import.meta.url);
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 20);

export const readEncoded = async (): Promise<Readonly<Record<string, EncodedEntry>>> =>
  JSON.parse(await readFile(indexOfEncoded, 'utf8'));

/** Writes every encoded picture into the store, as an upload would; returns each one's file by its name. */
export async function adoptPictures(
  store: Pick<PictureStore, 'write'>,
  database: Database,
): Promise<ReadonlyMap<string, string>> {
  const adopted = new Map<string, string>();
  for (const [name, { hash: _, ...row }] of Object.entries(await readEncoded())) {
    const stem = randomBytes(10).toString('hex');
    const jpg = await readFile(encodedFile(name, row.width, 'jpg'));
    for (const width of row.widths) {
      await store.write(photoVariant(stem, width, 'avif'), await readFile(encodedFile(name, width, 'avif')));
      await store.write(photoVariant(stem, width, 'jpg'), jpg);
    }
    await store.write(`${stem}.jpg`, jpg);
    await database
      .em()
      .insert(UploadEntity, { ...row, file: `${stem}.jpg`, createdAt: new Date(), removedAt: null, removedAlt: null });
    adopted.set(name, `${stem}.jpg`);
  }
  return adopted;
}
