/** The immutable files of releases, in `<folder>/<name>/<version>/`. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeFolder } from '../../core/make-folder.ts';
import { syncFolder } from '../../core/sync-folder.ts';
import type { Encoding } from '../../http/encoding.ts';
import { ReleaseRefused } from './refused.ts';
import { parseRelease, partName, type Release, type ReleaseId, releaseVersion } from './release.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const isText = (file: string) => /^(web|foreign)\/.*\.(js|css|json|svg)$/.test(file);
/** Bytes. For a smaller file, a compressed copy saves too little. */
const WORTH_COMPRESSING = 512;

/** The suffix of a compressed copy beside the plain file. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * The folder of all releases, which is made if there is none. Without symbolic links: a renderer may read this folder
 * only, and Node would read each link on the way.
 */
export function releasesIn(dataFolder: string): string {
  const folder = join(dataFolder, 'releases');
  makeFolder(folder);
  return realpathSync(folder);
}

export const releaseFolder = (root: string, { name, version }: ReleaseId): string => join(root, name, version);

/** The address of a file in a release's `web/`. */
export const webPath = ({ name, version }: ReleaseId, file: string): string =>
  `/releases/${name}/${version}/web/${file}`;

/** The address of a file in a release's `foreign/`, which other sites may use. */
export const foreignPath = ({ name, version }: ReleaseId, file: string): string =>
  `/federation/${name}/${version}/${file}`;

/** What is wrong with the content of a file: it differs from what `release.json` says. */
function faultsOf(content: Buffer, file: string, { integrity, bytes }: Release['files'][string]): string[] {
  const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  if (actual !== integrity) return [`${file} does not have the hash that release.json gives`];
  return content.length === bytes ? [] : [`${file} has ${content.length} bytes, not ${bytes}`];
}

/** What is wrong with the files of a build: one is missing, no file, or differs from `release.json`. */
const faultsIn = (folder: string, { files }: Release): string[] =>
  Object.entries(files).flatMap(([file, said]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return `${file} is missing`;
    if (!statSync(path).isFile()) return `${file} is no file`;
    return faultsOf(readFileSync(path), file, said);
  });

const demandNone = (faults: readonly string[], { name, version }: ReleaseId): void => {
  if (faults.length > 0) throw new ReleaseRefused(faults.map((words) => `${name} ${version}: ${words}`));
};

/** Whether all files of a stored release are as they were: a disk, a power cut or a person may have damaged them. */
export const isWhole = (root: string, release: Release): boolean =>
  faultsIn(releaseFolder(root, release), release).length === 0;

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ReleaseRefused([`release.json cannot be read: ${cause instanceof Error ? cause.message : cause}`]);
  }
}

/** The description of a built part. Throws `ReleaseRefused` if it cannot be read. */
export const readDescription = (folder: string): Release => parseRelease(readJson(join(folder, 'release.json')));

/**
 * The description of a built part, after a check of all its files. Throws `ReleaseRefused` if one is missing or
 * differs.
 */
export function readBuild(folder: string, release = readDescription(folder)): Release {
  demandNone(faultsIn(folder, release), release);
  return release;
}

/** Everything is flushed: the row that says that this release is stored survives a power cut, too. */
const write = (path: string, content: Buffer | string) => writeFile(path, content, { flush: true });

async function syncFolders(folder: string): Promise<void> {
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  await Promise.all([folder, ...inner.map(({ parentPath, name }) => join(parentPath, name))].map(syncFolder));
}

/** Writes a file, and its compressed copies. */
async function writeServed(folder: string, file: string, content: Buffer): Promise<void> {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  await write(path, content);
  if (!isText(file) || content.length < WORTH_COMPRESSING) return;
  await write(path + suffixes.br, await toBrotli(content, BROTLI));
  await write(path + suffixes.gzip, await toGzip(content, { level: 9 }));
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** Every folder that lies where a release would. Others may have left files and folders there, too. */
const versionFolders = (root: string): ReleaseId[] =>
  foldersIn(root)
    .filter((name) => partName.test(name))
    .flatMap((name) => foldersIn(join(root, name)).map((version) => ({ name, version })));

/** The releases whose files are in a folder. */
export const unpackedIn = (root: string): ReleaseId[] =>
  versionFolders(root).filter(({ version }) => releaseVersion.test(version));

const BESIDE = '.incoming-';

/** What a crash left of folders beside releases. */
export const leftBeside = (root: string): string[] =>
  versionFolders(root).flatMap((id) => (id.version.includes(BESIDE) ? releaseFolder(root, id) : []));

/** Whether a path in a folder of releases is a temporary one, which may disappear while it is copied. */
export function isUnderway(path: string): boolean {
  const [name, version] = path.split(sep);
  return name === '.incoming' || (version?.includes(BESIDE) ?? false);
}

/**
 * Lends a folder beside that of a release, which `use` may rename to it: then the release is there as a whole or not at
 * all. What is left of it is removed.
 */
export async function withFolderBeside<T>(
  root: string,
  id: ReleaseId,
  use: (beside: string) => Promise<T>,
): Promise<T> {
  const beside = `${releaseFolder(root, id)}${BESIDE}${crypto.randomUUID()}`;
  try {
    mkdirSync(beside, { recursive: true });
    return await use(beside);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Puts such a folder in place. False if another process was faster: its files are the same. */
export function putInPlace(root: string, id: ReleaseId, beside: string): boolean {
  const target = releaseFolder(root, id);
  try {
    renameSync(beside, target);
    return true;
  } catch (error) {
    if (!existsSync(target)) throw error;
    return false;
  }
}

/** Removes the files of a release, all at the same moment: nobody finds half of them. */
export function removeFiles(root: string, id: ReleaseId): void {
  const path = releaseFolder(root, id);
  if (!existsSync(path)) return;
  const leaving = `${path}${BESIDE}${crypto.randomUUID()}`;
  renameSync(path, leaving);
  rmSync(leaving, { recursive: true, force: true });
}

/**
 * Copies a build into the folder of releases, as a whole or not at all, and compresses its files once. Never overwrites
 * a release. Returns whether it made the folder. Throws `ReleaseRefused` if a file is no longer what `release` says:
 * another publish of the same deployer may have changed the build since it was read.
 */
export async function storeFiles(root: string, buildFolder: string, release: Release): Promise<boolean> {
  if (existsSync(releaseFolder(root, release))) return false;
  return withFolderBeside(root, release, async (beside) => {
    // Only files that have a hash: other files in the build's folder are left out.
    for (const [file, said] of Object.entries(release.files)) {
      const content = readFileSync(join(buildFolder, file));
      demandNone(faultsOf(content, file, said), release);
      await writeServed(beside, file, content);
    }
    await write(join(beside, 'release.json'), JSON.stringify(release));
    await syncFolders(beside);
    const isOurs = putInPlace(root, release, beside);
    await syncFolder(join(root, release.name));
    await syncFolder(root);
    return isOurs;
  });
}
