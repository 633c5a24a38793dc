/** Draws the icons that cannot be SVG from the one that is: `node shell/scripts/icons.ts`. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../src/icons/', import.meta.url));
const sign = readFileSync(`${folder}favicon.svg`);
const SHEET = '#fffdf7';

/** `inset`: the edge that a home screen may cut off. A maskable icon promises its middle four fifths: a tenth at each edge. */
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'maskable-512.png', size: 512, inset: 0.12 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.08 },
];

for (const { file, size, inset } of icons) {
  const border = Math.round(size * inset);
  const inner = size - 2 * border;
  const drawn = await sharp(sign, { density: 1200 }).resize(inner, inner).toBuffer();
  const background = border > 0 ? SHEET : { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, left: border, top: border }])
    .png({ compressionLevel: 9 })
    .toFile(`${folder}${file}`);
}
console.log(`${icons.length} icons`);
