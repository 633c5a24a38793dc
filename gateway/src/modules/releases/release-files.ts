/** The immutable files of releases, under `<folder>/<name>/<version>/`. */

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from './release.ts';
import { parseRelease } from './release.ts';

export const releaseFolder = (root: string, release: Pick<Release, 'name' | 'version'>): string =>
  join(root, release.name, release.version);

/** Reads a built part. Throws when a file is missing or is not what `release.json` says. */
export function readBuild(folder: string): Release {
  const release = parseRelease(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${release.name} ${release.version}: ${file} is missing`);
    const actual = `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
    if (actual !== integrity)
      throw new Error(`${release.name} ${release.version}: ${file} does not have the hash that release.json gives`);
  }
  return release;
}

/** Copies a build into the store, whole or not at all; what is there already is never overwritten. */
export function storeFiles(root: string, buildFolder: string, release: Release): void {
  const target = releaseFolder(root, release);
  if (existsSync(target)) return;
  const incoming = `${target}.incoming-${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(incoming, { recursive: true, force: true });
  cpSync(buildFolder, incoming, { recursive: true });
  renameSync(incoming, target);
}
