/**
 * Encodes the demo's pictures as an upload would. Run it after a drawing has changed: `node
 * gateway/src/seed/encode-pictures.ts`.
 */

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodePicture } from '../modules/media/encode-picture.ts';
import { drawingOf, type EncodedEntry, encodedFile, hashOf, indexOfEncoded } from './encoded-pictures.ts';

/** Pixels across, as wide as a home's page shows them. Larger sizes would double the size of the repository. */
const WIDTH = 960;

async function encode(name: string): Promise<EncodedEntry> {
  const drawing = await readFile(drawingOf(name));
  const picture = await sharp(drawing).resize({ width: WIDTH }).png().toBuffer();
  const { variants, ...entry } = await encodePicture(picture);
  for (const { width, format, bytes } of variants)
    if (format === 'avif') await writeFile(encodedFile(name, width, format), bytes);
  await sharp(picture)
    .jpeg({ quality: 68, mozjpeg: true })
    .toFile(fileURLToPath(encodedFile(name, entry.width, 'jpg')));
  return { hash: hashOf(drawing), ...entry };
}

const drawings = await readdir(new URL('pictures/', import.meta.url));
const names = drawings.flatMap((file) => /^house-(.+)\.jpg$/.exec(file)?.slice(1) ?? []).toSorted();
await rm(new URL('.', indexOfEncoded), { recursive: true, force: true });
await mkdir(new URL('.', indexOfEncoded), { recursive: true });
const index: Record<string, EncodedEntry> = {};
for (const name of names) index[name] = await encode(name);
await writeFile(indexOfEncoded, `${JSON.stringify(index, null, 2)}\n`);
console.log(`${names.length} pictures`);
