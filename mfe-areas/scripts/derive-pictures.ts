/**
 * Makes the towns' pictures from 'service-area photos': `node scripts/derive-pictures.ts`.
 * Of each, the whole scene for the head of its page and an upright crop for the sheet of towns, never enlarged.
 * A picture that has not changed since is kept as it is; `--all` makes every one anew.
 */

import { copyFileSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describeHero, describeHeroes, describeTiles, type Format, type Shape } from './describe-pictures.ts';
import { generated, type Manifest, readManifest, readSources, type Source } from './pictures.ts';

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

type Kind = { name: string; formats: readonly Format[]; widths: readonly number[]; isKept: boolean };

async function encode(picture: Buffer, file: string, format: Format, width: number): Promise<void> {
  await sharp(picture)
    .resize({ width })
    .toFormat(format === 'jpg' ? 'jpeg' : format, quality[format])
    .toFile(file);
}

/** Writes one picture in every format and width that it is large enough for, or brings over what was made of it before. */
async function write(picture: Buffer, { name, formats, widths, isKept }: Kind) {
  const { width, height } = await sharp(picture).metadata();
  const fitting = widths.filter((wide) => wide <= width);
  const made = fitting.length > 0 ? fitting : [width];
  let bytes = 0;
  for (const format of formats) {
    for (const wide of made) {
      const file = `${name}-${wide}.${format}`;
      if (isKept) copyFileSync(join(generated, file), join(making, file));
      else await encode(picture, join(making, file), format, wide);
      bytes += statSync(join(making, file)).size;
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

async function derive({ slug, path, focus }: Source, isKept: boolean) {
  const picture = await sharp(path).rotate().png().toBuffer();
  const color = await averageColor(picture);
  const hero = await write(picture, { name: slug, formats: heroFormats, widths: heroWidths, isKept });
  const tile = await write(await uprightOf(picture, focus), {
    name: `${slug}-tile`,
    formats: tileFormats,
    widths: tileWidths,
    isKept,
  });
  writeFileSync(join(making, `${slug}.ts`), describeHero(slug, hero.shape, color, focus));
  return { tile: { slug, color, shape: tile.shape }, bytes: hero.bytes + tile.bytes };
}

const sources = await readSources();
const before = process.argv.includes('--all') ? {} : readManifest();
const manifest: Manifest = {};
const tiles = [];
for (const source of sources) {
  const { slug, file, hash, focus } = source;
  const known = before[slug];
  const isKept = known?.hash === hash && known.focus.x === focus.x && known.focus.y === focus.y;
  const { tile, bytes } = await derive(source, isKept);
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
