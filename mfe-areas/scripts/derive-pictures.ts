/**
 * Makes the towns' pictures from 'service-area photos': `node scripts/derive-pictures.ts`.
 * Of each, the whole scene for the head of its page and an upright crop for the sheet of towns, never enlarged.
 */

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describeHero, describeHeroes, describeTiles, type Format, type Shape } from './describe-pictures.ts';
import { generated, type Manifest, readSources, type Source } from './pictures.ts';

const quality = {
  avif: { quality: 60, effort: 6 },
  webp: { quality: 74, effort: 5 },
  jpg: { quality: 72, mozjpeg: true },
} satisfies Record<Format, object>;

const heroFormats = ['avif', 'webp', 'jpg'] as const;
const heroWidths = [480, 800, 1280];
const tileFormats = ['avif', 'jpg'] as const;
const tileWidths = [240, 480];
const TILE_SHAPE = 3 / 4;

/** Everything is made here and brought over at the end: a build meanwhile finds the old pictures whole. */
const making = mkdtempSync(join(tmpdir(), 'towns-'));

/** Writes one picture in every format and width that it is large enough for. */
async function write(picture: Buffer, name: string, formats: readonly Format[], widths: readonly number[]) {
  const { width, height } = await sharp(picture).metadata();
  const fitting = widths.filter((wide) => wide <= width);
  const made = fitting.length > 0 ? fitting : [width];
  let bytes = 0;
  for (const format of formats) {
    for (const wide of made) {
      const file = join(making, `${name}-${wide}.${format}`);
      const resized = sharp(picture).resize({ width: wide });
      const encoded = resized.toFormat(format === 'jpg' ? 'jpeg' : format, quality[format]);
      bytes += (await encoded.toFile(file)).size;
    }
  }
  return { bytes, shape: { width, height, widths: made, formats } satisfies Shape };
}

/** The largest upright part around the focus. */
async function uprightOf(picture: Buffer, focus: Source['focus']): Promise<Buffer> {
  const whole = await sharp(picture).metadata();
  const width = Math.min(whole.width, Math.round(whole.height * TILE_SHAPE));
  const height = Math.min(whole.height, Math.round(whole.width / TILE_SHAPE));
  const left = Math.round((whole.width - width) * (focus.x / 100));
  const top = Math.round((whole.height - height) * (focus.y / 100));
  return sharp(picture).extract({ left, top, width, height }).png().toBuffer();
}

async function averageColor(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  const parts = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}

async function derive({ slug, path, focus }: Source) {
  const picture = await sharp(path).rotate().png().toBuffer();
  const color = await averageColor(picture);
  const hero = await write(picture, slug, heroFormats, heroWidths);
  const tile = await write(await uprightOf(picture, focus), `${slug}-tile`, tileFormats, tileWidths);
  writeFileSync(join(making, `${slug}.ts`), describeHero(slug, hero.shape, color, focus));
  return { tile: { slug, color, shape: tile.shape }, bytes: hero.bytes + tile.bytes };
}

const sources = await readSources();
const manifest: Manifest = {};
const tiles = [];
for (const source of sources) {
  const { tile, bytes } = await derive(source);
  const { slug, file, hash, focus } = source;
  manifest[slug] = { file, hash, focus, bytes };
  tiles.push(tile);
}
writeFileSync(join(making, 'tiles.ts'), describeTiles(tiles));
writeFileSync(join(making, 'heroes.ts'), describeHeroes(sources.map(({ slug }) => slug)));
writeFileSync(join(making, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
rmSync(generated, { recursive: true, force: true });
cpSync(making, generated, { recursive: true });
rmSync(making, { recursive: true });
const total = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${sources.length} towns, ${Math.round(total / 1000)} kB`);
