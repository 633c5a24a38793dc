import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { folders, rasters, root } from './rasters.ts';
import { print, toFormatOf } from './render.ts';
import { towns } from './towns/index.ts';
import { townSeasons } from './towns/season.ts';

/**
 * Of 255, for both pictures at a fifth of their width, where grain has no effect. Two JPEG encoders differ by 0.6 on
 * average and by 9 at most; a front door in another color differs by 144 at its place.
 */
const MOST = { mean: 1, anywhere: 24 } as const;

const pixels = (picture: Sharp): Promise<Buffer> => picture.resize(320, 180).removeAlpha().raw().toBuffer();

async function difference(drawn: Sharp, committed: Sharp): Promise<{ mean: number; anywhere: number }> {
  const [a, b] = await Promise.all([pixels(drawn), pixels(committed)]);
  const apart = [...a].map((value, index) => Math.abs(value - (b[index] ?? 0)));
  return {
    mean: apart.reduce((sum, value) => sum + value, 0) / apart.length,
    anywhere: apart.reduce((most, value) => Math.max(most, value), 0),
  };
}

it.each(['hero', 'hero-day-winter', 'union-beach', 'house-cape-morning', 'red-bank-stop-3'])(
  'draws %s as it is committed',
  async (name) => {
    const raster = rasters.find((candidate) => candidate.name === name);
    if (!raster) throw new Error(`No scene is called ${name}`);
    const drawn = sharp(await toFormatOf(raster.file, print(raster.draw(), raster.size, raster.width)).toBuffer());
    const { mean, anywhere } = await difference(drawn, sharp(join(root, raster.file)));
    const stale = `${raster.file} is not what its scene draws: run \`npm run art -- ${name}\``;
    expect(mean, stale).toBeLessThan(MOST.mean);
    expect(anywhere, stale).toBeLessThan(MOST.anywhere);
  },
  // One draws for ten seconds beside other work.
  120_000,
);

it('has drawn every scene', () => {
  const missing = rasters.filter(({ file }) => !existsSync(join(root, file))).map(({ name }) => name);
  expect(missing, 'Run `npm run art --` with these names').toEqual([]);
});

it('has a scene for every picture of a town, a home and a part', () => {
  const known = new Set(rasters.map(({ file }) => file));
  const lying = Object.values(folders).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => /\.(?:jpg|avif)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(lying.length).toBeGreaterThan(0);
  expect(lying.filter((file) => !known.has(file))).toEqual([]);
});

it.each(Object.entries(towns))('crops %s where the site does', async (slug, { focus }) => {
  const { town } = await import(`../../mfe-areas/src/towns/${slug}.ts`);
  expect(town.focus).toEqual(focus);
});

it('draws the seasons of those towns that show them', () => {
  const posters = readFileSync(join(root, 'mfe-areas/src/season/posters.ts'), 'utf8');
  const shown = [...posters.matchAll(/pictures\/(.+)\.avif/g)].map(([, name]) => name);
  const drawn = Object.entries(towns).flatMap(([slug, { hasSeasons }]) =>
    hasSeasons ? townSeasons.map((season) => `${slug}-${season}`) : [],
  );
  expect(shown.toSorted()).toEqual(drawn.toSorted());
});
