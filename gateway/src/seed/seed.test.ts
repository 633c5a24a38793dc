import { readdirSync, readFileSync } from 'node:fs';
import { findSteering, newProperty, parseInput } from 'schema';
import { expect, it } from 'vitest';
import { estimateKey } from '../modules/properties/value-estimates.ts';
import { loadEstimates } from './seed.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = readdirSync(new URL('properties/', import.meta.url));
const homes = files.flatMap((file) => JSON.parse(read(`properties/${file}`)) as Record<string, string>[]);

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

it('marks every review as a sample', () => {
  for (const { service, reviewText } of JSON.parse(read('testimonials.json'))) {
    expect(service).toContain('Sample review');
    expect(reviewText).toContain('Sample review');
  }
});

it('estimates homes that it has', async () => {
  const addresses = new Set(homes.map(({ address = '', zipCode = '' }) => estimateKey(address, zipCode)));
  for (const key of (await loadEstimates()).keys()) expect(addresses).toContain(key);
});
