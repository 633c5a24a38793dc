/**
 * Makes the towns' pictures from 'service-area photos': `node scripts/derive-pictures.ts`.
 * Of each, the whole scene for the head of its page and an upright crop for the sheet of towns, never enlarged; beside them
 * the second picture (`{slug}-2`) and the stops of the walk (`{slug}-stop-{n}`), where there are any.
 * A picture that has not changed since is kept as it is; `--all` makes every one anew.
 */

import { copyFileSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type Cut,
  type Described,
  describeHeroes,
  describeTiles,
  describeTown,
  type Format,
  type Shape,
} from './describe-pictures.ts';
import {
  generated,
  type Manifest,
  type ManifestEntry,
  type Original,
  othersOf,
  readManifest,
  readSources,
  type Source,
} from './pictures.ts';

const quality = {
  avif: { quality: 60, effort: 6 },
  jpg: { quality: 72, mozjpeg: true },
} satisfies Record<Format, object>;

const each = (formats: readonly Format[], widths: readonly number[]): Cut[] =>
  formats.flatMap((format) => widths.map((width) => ({ format, width })));

const cuts = {
  // A browser that knows no AVIF is rare: one size is enough for it.
  hero: [...each(['avif'], [480, 800, 1280]), ...each(['jpg'], [1280])],
  tile: [...each(['avif'], [240, 480]), ...each(['jpg'], [480])],
  stop: [...each(['avif'], [240, 480]), ...each(['jpg'], [300])],
  second: [...each(['avif'], [300, 600]), ...each(['jpg'], [300])],
};
const TILE_SHAPE = 3 / 4;

/** Everything is made here and brought over at the end: a build meanwhile finds the old pictures whole. */
const making = mkdtempSync(join(tmpdir(), 'towns-'));

type Kind = { name: string; cuts: readonly Cut[]; isKept: boolean };

async function encode(picture: Buffer, file: string, format: Format, width: number): Promise<void> {
  await sharp(picture)
    .resize({ width })
    .toFormat(format === 'jpg' ? 'jpeg' : format, quality[format])
    .toFile(file);
}

/** In each format the widths that a picture has, or its own. */
const fitting = (cuts: readonly Cut[], width: number): Cut[] =>
  [...new Set(cuts.map(({ format }) => format))].flatMap((format) => {
    const narrower = cuts.filter((cut) => cut.format === format && cut.width <= width);
    return narrower.length > 0 ? narrower : [{ format, width }];
  });

/** Writes one picture in every format and width that it is large enough for, or brings over what was made of it before. */
async function write(picture: Buffer, { name, cuts, isKept }: Kind) {
  const { width, height } = await sharp(picture).metadata();
  const made = fitting(cuts, width);
  let bytes = 0;
  for (const { format, width: wide } of made) {
    const file = `${name}-${wide}.${format}`;
    if (isKept) copyFileSync(join(generated, file), join(making, file));
    else await encode(picture, join(making, file), format, wide);
    bytes += statSync(join(making, file)).size;
  }
  return { bytes, shape: { width, height, cuts: made } satisfies Shape };
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

/** A picture beside the town's first. */
async function deriveOther({ path }: Original, name: string, cuts: readonly Cut[], isKept: boolean) {
  const picture = await sharp(path).rotate().png().toBuffer();
  const { bytes, shape } = await write(picture, { name, cuts, isKept });
  return { bytes, described: { name, shape, color: await averageColor(picture) } satisfies Described };
}

async function deriveOthers({ slug, second, stops }: Source, known: Record<string, string>) {
  const isKept = ({ file, hash }: Original) => known[file] === hash;
  const beside = second && (await deriveOther(second, `${slug}-second`, cuts.second, isKept(second)));
  const walked = [];
  for (const [index, stop] of stops.entries())
    walked.push(await deriveOther(stop, `${slug}-stop-${index + 1}`, cuts.stop, isKept(stop)));
  const bytes = [...(beside ? [beside] : []), ...walked].reduce((sum, made) => sum + made.bytes, 0);
  return { bytes, second: beside?.described, stops: walked.map(({ described }) => described) };
}

async function derive(source: Source, isKept: boolean, known: Record<string, string>) {
  const { slug, path, focus } = source;
  const picture = await sharp(path).rotate().png().toBuffer();
  const color = await averageColor(picture);
  const hero = await write(picture, { name: slug, cuts: cuts.hero, isKept });
  const tile = await write(await uprightOf(picture, focus), {
    name: `${slug}-tile`,
    cuts: cuts.tile,
    isKept,
  });
  const { second, stops, bytes } = await deriveOthers(source, known);
  const scene: Described = { name: slug, shape: hero.shape, color, focus };
  writeFileSync(join(making, `${slug}.ts`), describeTown(scene, second, stops));
  return { tile: { slug, color, shape: tile.shape, focus }, bytes: hero.bytes + tile.bytes + bytes };
}

const sources = await readSources();
const before = process.argv.includes('--all') ? {} : readManifest();
const manifest: Manifest = {};
const tiles = [];
for (const source of sources) {
  const { slug, file, hash, focus } = source;
  const known: ManifestEntry | undefined = before[slug];
  const isKept = known?.hash === hash && known.focus.x === focus.x && known.focus.y === focus.y;
  const { tile, bytes } = await derive(source, isKept, known?.others ?? {});
  manifest[slug] = { file, hash, focus, others: othersOf(source), bytes };
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
