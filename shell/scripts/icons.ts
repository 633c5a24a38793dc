/** Draws the icons of the site and of the agent's pages that cannot be SVG from those that are: `node shell/scripts/icons.ts`. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const signs = [
  { folder: '../src/icons/', sign: 'favicon.svg', ground: '#fffdf7' },
  { folder: '../../mfe-admin/src/icons/', sign: 'icon.svg', ground: '#10293f' },
];

/** `inset`: the edge that a home screen may cut off. A maskable icon promises its middle four fifths: a tenth at each edge. */
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'maskable-512.png', size: 512, inset: 0.12 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.08 },
];

for (const { folder, sign, ground } of signs) {
  const place = fileURLToPath(new URL(folder, import.meta.url));
  for (const { file, size, inset } of icons) {
    const border = Math.round(size * inset);
    const inner = size - 2 * border;
    const drawn = await sharp(readFileSync(place + sign), { density: 1200 })
      .resize(inner, inner)
      .toBuffer();
    const background = border > 0 ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn, left: border, top: border }])
      .png({ compressionLevel: 9 })
      .toFile(place + file);
  }
}
console.log(`${signs.length * icons.length} icons`);
