import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { towns } from '../src/towns.ts';
import { generated, othersOf, readManifest, readSources } from './pictures.ts';

const STALE = 'A picture or its focus changed: run `node mfe-areas/scripts/derive-pictures.ts`';
const MOST_BYTES = 11_000_000;

const sources = await readSources();
const manifest = readManifest();

it('has derived every picture from the source that lies in the folder', () => {
  const today = Object.fromEntries(
    sources.map((source) => {
      const { slug, file, hash, focus } = source;
      return [slug, { file, hash, focus, others: othersOf(source) }];
    }),
  );
  const derived = Object.entries(manifest).map(([slug, { bytes: _, ...source }]) => [slug, source]);
  expect(Object.fromEntries(derived), STALE).toEqual(today);
});

it.each(sources.map(({ slug }) => slug))('finds the pictures of %s', (slug) => {
  for (const file of [`${slug}.ts`, `${slug}-480.avif`, `${slug}-tile-480.avif`]) {
    const path = join(generated, file);
    expect(existsSync(path) && statSync(path).size, file).toBeGreaterThan(0);
  }
});

it.each(Object.keys(towns))('%s has a picture for each stop of its walk, and one for its second line', async (slug) => {
  const town = (await towns[slug]?.())?.town;
  const source = sources.find((candidate) => candidate.slug === slug);
  expect(source?.stops).toHaveLength(town?.walk?.stops.length ?? 0);
  expect(source?.second !== undefined).toBe(town?.secondPicture !== undefined);
});

it('stays within its weight', () => {
  const total = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThan(MOST_BYTES);
});
