import { readdirSync, readFileSync } from 'node:fs';
import { findSteering, newProperty, parseInput } from 'schema';
import { expect, it } from 'vitest';
import { drawingOf, hashOf, readEncoded } from './encoded-pictures.ts';
import { estimateKey } from './estimate-key.ts';
import { loadEstimates } from './value-estimates.ts';

type Home = Record<string, string> & { photos?: string[]; plan?: string };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = readdirSync(new URL('properties/', import.meta.url));
const homes = files.flatMap((file) => JSON.parse(read(`properties/${file}`)) as Home[]);

it('has 22 homes that the agent could have entered', () => {
  expect(homes).toHaveLength(22);
  for (const home of homes) expect(parseInput(newProperty, home)).toMatchObject({ ok: true });
});

it('describes places and buildings, and steers nobody', () => {
  for (const text of [...homes.map((home) => home.description ?? ''), read('testimonials.json')]) {
    expect(findSteering(text)).toEqual([]);
    expect(text).not.toMatch(/appraisal/i);
  }
});

it('marks every review as a sample, once', () => {
  for (const { service, reviewText } of JSON.parse(read('testimonials.json'))) {
    expect(service).toMatch(/^Sample review: /);
    expect(reviewText).not.toMatch(/sample/i);
  }
});

it('estimates homes that it has', async () => {
  const addresses = new Set(homes.map(({ address = '', zipCode = '' }) => estimateKey(address, zipCode)));
  for (const key of (await loadEstimates()).keys()) expect(addresses).toContain(key);
});

it('shows every home outside at least twice, with a text for each picture', () => {
  const texts = JSON.parse(read('pictures/alternative-texts.json')) as Record<string, string>;
  const shown = homes.flatMap(({ photos }) => photos ?? []);
  expect(new Set(shown)).toEqual(new Set(Object.keys(texts)));
  expect(shown).toHaveLength(new Set(shown).size);
  for (const { address, photos } of homes) expect(photos?.length, address).toBeGreaterThanOrEqual(2);
});

it('tells how a home is laid out with a plan that is drawn, of a home that has that name', () => {
  const planned = homes.filter(({ plan }) => plan);
  expect(planned.map(({ address, plan }) => [address, plan])).toEqual([['27 Leonard Avenue', 'plan-cape']]);
});

it('has encoded the pictures as they are drawn', async () => {
  const encoded = await readEncoded();
  const drawn = homes
    .flatMap(({ photos, plan }) => [...(photos ?? []), ...(plan ? [plan] : [])])
    .map((name) => [name, hashOf(readFileSync(drawingOf(name)))] as const);
  const made = Object.fromEntries(Object.entries(encoded).map(([name, { hash }]) => [name, hash]));
  expect(made, 'Run `node gateway/src/seed/encode-pictures.ts`').toEqual(Object.fromEntries(drawn));
});
