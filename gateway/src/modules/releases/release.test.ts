import { expect, test } from 'vitest';
import { makeBuild } from '../../testing/release-builds.ts';
import { parseRelease } from './release.ts';
import { readDescription } from './release-files.ts';

const backwards = (record: object) => Object.fromEntries(Object.entries(record).reverse());

test('a release is the same text, in whatever order a database gives its names', () => {
  const slot = { module: './card', scripts: [], styles: [], borrows: [], server: 'card.mjs' };
  const folder = makeBuild({
    name: 'mfe-one',
    release: { slots: { Two: slot, One: slot } },
    files: { 'web/b.css': '', 'web/a.css': '' },
  });
  const release = readDescription(folder);
  const stored = { ...release, slots: backwards(release.slots), files: backwards(release.files) };
  expect(JSON.stringify(parseRelease(stored))).toBe(JSON.stringify(release));
  expect(Object.keys(release.slots)).toEqual(['One', 'Two']);
});
