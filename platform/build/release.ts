/** A release: the outputs of one build, its description, and the hash of every file. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Release } from '../src/release.ts';
import { clearOutputs, outputFolder, putInPlace, SOURCE_STAMP } from './output-folder.ts';
import { VERSION_PLACEHOLDER } from './rspack-base.ts';

/** All files in a folder and its subfolders, as sorted relative paths. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

const isText = (file: string) => /\.(m?js|css|json|svg|txt)$/.test(file);
const sha256 = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A description without the version and the list of files, which `writeRelease` adds. */
export type Described = Omit<Release, 'version' | 'files'> & { packageVersion: string };

/** Federation's statistics of its build. Their order and content change with each build, and nobody reads them. */
const isUnread = (path: string) => /^(web|foreign)\/mf-stats\.json$/.test(path);

/** The same value with sorted lists and sorted keys. */
function inOrder(value: unknown): unknown {
  const asText = (entry: unknown) => JSON.stringify(entry) ?? '';
  if (Array.isArray(value)) return value.map(inOrder).sort((a, b) => (asText(a) < asText(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, inOrder(entry)]));
}

/**
 * Sorts federation's manifest, which lists modules in the order in which they were compiled. Their order has no
 * meaning.
 */
function settleManifest(file: string): void {
  if (existsSync(file)) writeFileSync(file, JSON.stringify(inOrder(JSON.parse(readFileSync(file, 'utf8')))));
}

/**
 * Makes a release of `web/`, `server/` and `foreign/` of a build, and puts it at `<folder>/dist` once it is whole.
 * The version is the package's version, '+' and 12 hex digits of the content's hash. The same content has the same
 * version on every machine.
 */
export function writeRelease(folder: string, description: Described): Release {
  const { packageVersion, ...rest } = description;
  const build = outputFolder(folder);
  const target = join(build, 'release');
  for (const half of ['web', 'foreign']) settleManifest(join(build, half, 'mf-manifest.json'));
  mkdirSync(target);
  const halves = ['web', 'server', 'foreign'].filter((half) => existsSync(join(build, half)));
  for (const half of halves) renameSync(join(build, half), join(target, half));
  const paths = halves.flatMap((half) => filesBelow(join(target, half)).map((file) => `${half}/${file}`));
  for (const path of paths.filter(isUnread)) rmSync(join(target, path));
  const contents = paths
    .filter((path) => !isUnread(path))
    .map((path) => ({ path, content: readFileSync(join(target, path)) }));

  const hash = createHash('sha256').update(JSON.stringify(description));
  for (const { path, content } of contents) hash.update(path).update(content);
  const version = `${packageVersion}+${hash.digest('hex').slice(0, 12)}`;
  const files: Release['files'] = {};
  for (const { path, content } of contents) {
    const isVersioned = isText(path) && content.includes(VERSION_PLACEHOLDER);
    const final = isVersioned ? Buffer.from(content.toString().replaceAll(VERSION_PLACEHOLDER, version)) : content;
    if (isVersioned) writeFileSync(join(target, path), final);
    files[path] = { integrity: sha256(final), bytes: final.length };
  }
  const release: Release = { ...rest, version, files };
  writeFileSync(join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  // Written with the release, not after it: another build may put its own in place in between.
  const source = process.env.SOURCE_HASH;
  if (source !== undefined) writeFileSync(join(target, SOURCE_STAMP), source);
  putInPlace(target, join(folder, 'dist'), join(build, 'before'));
  clearOutputs(folder);
  return release;
}
