import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtRelease } from './serve-remote.ts';

it('says of a part that is not built, or half, that it is to be built before it can be previewed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  expect(() => builtRelease(folder)).toThrow(`${folder} has no dist/release.json: npm run build first`);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/release.json'), '{ "name');
  expect(() => builtRelease(folder)).toThrow(`${join(folder, 'dist/release.json')} is not whole: npm run build again`);
});
