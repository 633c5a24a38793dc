import { findSteering } from 'schema';
import { describe, expect, it } from 'vitest';
import { navigation, sitemap } from './content.ts';
import type { Town } from './service-area.ts';
import { towns } from './towns.ts';

const slugs = [
  'asbury-park',
  'atlantic-highlands',
  'belford',
  'colts-neck-township',
  'fair-haven',
  'highlands',
  'holmdel',
  'lincroft',
  'long-branch',
  'middletown',
  'monmouth-beach',
  'red-bank',
  'rumson',
  'sea-bright',
  'shrewsbury',
  'union-beach',
  'new-york',
];

const all: Town[] = await Promise.all(Object.values(towns).map(async (load) => (await load()).town));

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const wordsOf = ({ slug: _, state: __, focus: ___, ...words }: Town): string[] => textsIn(words);

const sentencesOf = (town: Town): string[] =>
  wordsOf(town)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());

it('has the seventeen towns of the specification, in menu and sitemap alike', () => {
  expect(Object.keys(towns)).toEqual(slugs);
  expect(navigation.map(({ slug }) => slug)).toEqual(slugs);
  expect(navigation.map(({ id }) => id)).toEqual(slugs.map((_slug, index) => index + 1));
  expect(sitemap.map(({ path }) => path)).toEqual(slugs.map((slug) => `/areas/${slug}`));
});

it('lies in Monmouth County, but for New York', () => {
  const elsewhere = all.filter(({ state, county }) => state !== 'NJ' || county !== 'Monmouth County');
  expect(elsewhere).toMatchObject([{ slug: 'new-york', state: 'NY', county: 'Multiple Counties' }]);
});

describe.each(all.map((town) => [town.slug, town] as const))('%s', (slug, town) => {
  it('stands under its own slug', () => {
    expect(Object.keys(towns)[all.indexOf(town)]).toBe(slug);
  });

  it('has three highlights, six to eight features, five or six types', () => {
    expect(town.marketHighlights).toHaveLength(3);
    expect([6, 7, 8]).toContain(town.communityFeatures.length);
    expect([5, 6]).toContain(town.propertyTypes.length);
  });

  it('has an overview of two or three paragraphs', () => {
    expect([2, 3]).toContain(town.overview.trim().split(/\n\s*\n/).length);
  });

  it('is titled by town, state and a tagline', () => {
    expect(town.seoTitle).toMatch(new RegExp(`^${town.name}, ${town.state} Real Estate \\| [^|]+$`));
    expect(town.seoDescription.length).toBeLessThanOrEqual(170);
  });

  it('describes places and buildings only', () => {
    expect(wordsOf(town).flatMap(findSteering)).toEqual([]);
    expect(wordsOf(town).join(' ')).not.toMatch(/appraisal/i);
  });
});

it('says no long sentence twice', () => {
  const long = all.flatMap((town) => [...new Set(sentencesOf(town))]).filter((sentence) => sentence.length > 60);
  expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([]);
});
