/** Reads a built part from its folder, or from the folder's `dist/`. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../src/release.ts';
import { RefusedError } from './refused.ts';

/** Where the build lies: the folder itself, or its `dist/`. */
export const buildFolder = (folder: string): string =>
  existsSync(join(folder, 'release.json')) ? folder : join(folder, 'dist');

export function readRelease(folder: string): Release {
  const file = join(buildFolder(folder), 'release.json');
  if (!existsSync(file)) throw new RefusedError([`${folder} has no release.json: build it first`]);
  return JSON.parse(readFileSync(file, 'utf8')) as Release;
}

/** The release in a folder, every file of it compared with its hash. Throws with each that differs or is missing. */
export function verify(folder: string): Release {
  const release = readRelease(folder);
  const faults = Object.entries(release.files).flatMap(([file, { integrity }]) => {
    const path = join(buildFolder(folder), file);
    if (!existsSync(path)) return [`${release.name} ${release.version}: ${file} is missing`];
    const actual = `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
    return actual === integrity
      ? []
      : [`${release.name} ${release.version}: ${file} does not have the hash that release.json gives`];
  });
  if (faults.length > 0) throw new RefusedError(faults);
  return release;
}
