/** `npm run art -- --sheet`: all scenes on one contact sheet, from the committed files, to docs/art.jpg. */

import { join } from 'node:path';
import sharp from 'sharp';
import { rasters, root } from '../src/rasters.ts';

const COLUMNS = 9;
const TILE = { width: 216, height: 122 } as const;
const GAP = 6;
const PAPER = '#fbf6eb';

const tiles = await Promise.all(
  rasters.map(async ({ file }, index) => ({
    input: await sharp(join(root, file)).resize(TILE).png().toBuffer(),
    left: GAP + (index % COLUMNS) * (TILE.width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (TILE.height + GAP),
  })),
);
const rows = Math.ceil(rasters.length / COLUMNS);
const size = { width: GAP + COLUMNS * (TILE.width + GAP), height: GAP + rows * (TILE.height + GAP) };
const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: PAPER } })
  .composite(tiles)
  .jpeg({ quality: 64, mozjpeg: true })
  .toFile(join(root, 'docs/art.jpg'));
console.log(`docs/art.jpg: ${rasters.length} scenes, ${Math.round(bytes / 1000)} kB`);
