/** Reads a built part from its folder, or from the folder's `dist/`. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../src/release.ts';
import { RefusedError } from './refused.ts';

/** Where the build lies: the folder itself, or its `dist/`. */
export const buildFolder = (folder: string): string =>
  existsSync(join(folder, 'release.json')) ? folder : join(folder, 'dist');

function parseOrNull(text: string): Release | null {
  try {
    return JSON.parse(text) as Release | null;
  } catch {
    return null;
  }
}

/** Whether the build came to its end: what each field may be the gateway says. */
const isWhole = (release: Partial<Release> | null): release is Release =>
  typeof release?.name === 'string' &&
  typeof release.version === 'string' &&
  release.files instanceof Object &&
  Object.values(release.files).every((file) => typeof file?.integrity === 'string');

/** What a built part says of itself. Throws `RefusedError` where it is not built, or not to its end. */
export function readRelease(folder: string): Release {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new RefusedError([`${folder} is no folder`]);
  const file = join(buildFolder(folder), 'release.json');
  if (!existsSync(file)) throw new RefusedError([`${folder} has no release.json: build it first`]);
  const release = parseOrNull(readFileSync(file, 'utf8'));
  if (!isWhole(release)) throw new RefusedError([`${file} is not whole: build it again`]);
  return release;
}

/** The release in a folder, every file of it compared with its hash. Throws with each that differs or is missing. */
export function verify(folder: string): Release {
  const release = readRelease(folder);
  const faults = Object.entries(release.files).flatMap(([file, { integrity }]) => {
    const path = join(buildFolder(folder), file);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) return [`${release.name} ${release.version}: ${file} is ${found ? 'no file' : 'missing'}`];
    const actual = `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
    return actual === integrity
      ? []
      : [`${release.name} ${release.version}: ${file} does not have the hash that release.json gives`];
  });
  if (faults.length > 0) throw new RefusedError(faults);
  return release;
}
