import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseInput } from 'schema';
import * as z from 'zod/mini';
import type { Catalogue } from '../core/catalogue.ts';
import { type DataLock, lockFile } from '../core/data-lock.ts';
import type { Database } from '../core/database.ts';
import { GatewayError } from '../core/errors.ts';
import { makeFolder } from '../core/make-folder.ts';
import { migrations } from '../migrations/list.ts';
import { BackupEntity } from '../modules/health/backup.entity.ts';
import { copySpool, spoolFolder } from '../modules/leads/lead-spool.ts';
import { UPLOADS } from '../modules/media/picture-store.ts';
import { ReleaseEntity } from '../modules/releases/release.entity.ts';
import { parseRelease } from '../modules/releases/release.ts';
import { openReleaseArchive } from '../modules/releases/release-archive.ts';
import {
  isUnderway,
  putInPlace,
  releaseFolder,
  removeFiles,
  unpackedIn,
  withFolderBeside,
} from '../modules/releases/release-files.ts';
import { HALF, openFolderStore } from '../storage/folder-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { emptyTables, readTable, storedTables, writeTable } from './stored-tables.ts';
import { demandSums, LIST, writeSums } from './sums.ts';
import { readLines, writeLines } from './table-files.ts';

export const backupPlace = z.object({ folder: z.string().check(z.minLength(1)) });
export const restorePlace = z.object({
  folder: z.string().check(z.minLength(1)),
  /** Whether existing records may be lost. */
  replace: z.boolean(),
});

const manifestSchema = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** The checksum of the list of checksums; absent in backups from before there was a list. */
  sums: z.optional(z.string()),
});
const currentMigrations = migrations.map(({ name }) => name);
/** Folders of the data folder to back up, besides the database and the spool. */
const FOLDERS = ['releases', 'mail'];

export interface BackupDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly storage: ObjectStore;
  readonly dataFolder: string;
}

/** Lies in a folder, and is locked, as long as a backup is being written there; a killed one leaves it unlocked. */
const UNFINISHED = 'unfinished.lock.db';
const MANIFEST = 'manifest.json';

/**
 * Writes tables, as of one moment, and files into a new folder. Throws CONFLICT if the folder is not empty, and leaves it
 * empty if anything fails; what a killed backup left there is removed first. On PostgreSQL the site goes on meanwhile.
 * PGlite has one connection, so requests wait until the tables are written.
 */
export async function backUp(deps: BackupDeps, { folder }: z.output<typeof backupPlace>) {
  const lock = await takeFolder(folder);
  try {
    makeFolder(join(folder, 'tables'), 0o700);
    return await writeBackup(deps, folder);
  } catch (error) {
    // Half a backup that filled the disk would keep the site from storing leads. The folder itself may be a mount.
    for (const name of await readdir(folder).catch(() => [])) await removeBelow(folder, name).catch(() => undefined);
    throw error;
  } finally {
    lock.release();
    await rm(join(folder, UNFINISHED), { force: true }).catch(() => undefined);
  }
}

const removeBelow = (folder: string, name: string) => rm(join(folder, name), { recursive: true, force: true });

/**
 * Makes the folder, locks and empties it. Throws CONFLICT if something is in it that is not of a killed backup, if another
 * backup is being written there, or if it cannot be made.
 */
async function takeFolder(folder: string): Promise<DataLock> {
  await demandFree(folder);
  const lock = await orCannotHold(folder, async () => lockFile(join(folder, UNFINISHED)));
  if (!lock) throw new GatewayError('CONFLICT', `Another backup is being written to ${folder}`);
  try {
    // Once more: the other backup may have ended in between.
    for (const name of await demandFree(folder)) if (name !== UNFINISHED) await removeBelow(folder, name);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What a backup writes before its manifest. */
const PARTS = new Set(['tables', 'spool', 'uploads', ...FOLDERS, LIST, `${MANIFEST}${HALF}`, UNFINISHED]);

/** The names in the folder: none, or those of a killed backup. */
async function demandFree(folder: string): Promise<string[]> {
  const names = await orCannotHold(folder, async () => {
    makeFolder(folder, 0o700);
    return readdir(folder);
  });
  const isUnfinished = names.includes(UNFINISHED) && names.every((name) => PARTS.has(name));
  if (names.length > 0 && !isUnfinished) throw new GatewayError('CONFLICT', `${folder} is not empty`);
  return names;
}

async function orCannotHold<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new GatewayError('CONFLICT', `${folder} cannot hold a backup: ${reason}`);
  }
}

async function writeBackup(deps: BackupDeps, folder: string) {
  const { database, dataFolder, storage } = deps;
  // Before the tables: a lead that is stored meanwhile is then in both places, and recognized as one lead. After them,
  // it could be in neither.
  await copySpool(spoolFolder(dataFolder), spoolFolder(folder));
  const rows = await database.maintenance.transaction(async (em) => {
    await em.execute('set transaction isolation level repeatable read');
    let count = 0;
    for (const table of storedTables) count += await writeLines(folder, table, readTable(em, table));
    return count;
  });
  await copyObjects(storage, openFolderStore(folder), false);
  await fetchReleases(deps);
  for (const name of FOLDERS) await copyIfThere(join(dataFolder, name), join(folder, name));
  const madeAt = new Date();
  const manifest = {
    madeAt: madeAt.toISOString(),
    migrations: currentMigrations,
    sums: await writeSums(folder, UNFINISHED),
  };
  // Last: a folder without this file is not a complete backup.
  await writeFile(join(folder, MANIFEST + HALF), JSON.stringify(manifest, null, 2));
  await rename(join(folder, MANIFEST + HALF), join(folder, MANIFEST));
  // For the agent's health page, which shows only complete backups.
  await database.em().insert(BackupEntity, { madeAt, bytes: await sizeOf(folder) });
  return { folder, rows };
}

/**
 * Replaces everything by a backup; sessions end. Throws CONFLICT if there are records and `replace` is not set, if the
 * backup is from another version, and if it is damaged.
 */
export async function restore(deps: BackupDeps, { folder, replace }: z.output<typeof restorePlace>) {
  const manifest = await readManifest(folder);
  if (String(manifest.migrations) !== String(currentMigrations)) {
    throw new GatewayError('CONFLICT', 'Another version made this backup: restore it with that one, then update');
  }
  if (!replace && (await hasRecords(deps.database))) {
    throw new GatewayError('CONFLICT', 'There are records already; --replace loses them');
  }
  if (manifest.sums !== undefined) await demandSums(folder, manifest.sums);
  await copyObjects(openFolderStore(folder), deps.storage, manifest.sums !== undefined);
  await copyReleases(join(folder, 'releases'), join(deps.dataFolder, 'releases'));
  await copyIfThere(join(folder, 'mail'), join(deps.dataFolder, 'mail'));
  // Before the rows from which other gateways learn of the releases.
  await archiveReleases(deps);
  const rows = await deps.catalogue.change(
    async (em) => {
      await emptyTables(em);
      let count = 0;
      for (const table of storedTables) count += await writeTable(em, table, readLines(folder, table));
      return count;
    },
    { by: deps.database.maintenance },
  );
  // After the tables: a running gateway stores spooled leads at once, and they must go into the new tables.
  await copySpool(spoolFolder(folder), spoolFolder(deps.dataFolder));
  return { madeAt: manifest.madeAt, rows };
}

async function readManifest(folder: string): Promise<z.output<typeof manifestSchema>> {
  const text = readFile(join(folder, MANIFEST), 'utf8');
  const parsed = parseInput(manifestSchema, await text.then(JSON.parse).catch(() => undefined));
  if (parsed.ok) return parsed.value;
  throw new GatewayError('CONFLICT', `${folder} holds no whole backup: its ${MANIFEST} cannot be read`);
}

async function hasRecords(database: Database): Promise<boolean> {
  const sql =
    'select 1 from properties union all select 1 from contacts union all select 1 from home_valuations limit 1';
  return (await database.em().execute<object[]>(sql)).length > 0;
}

/**
 * Copies pictures from one store to another. `isSound`: what is copied is known to be as it was written, so that one that
 * is there already is replaced: it may have rotted, which may be why a backup is restored.
 */
async function copyObjects(from: ObjectStore, to: ObjectStore, isSound: boolean): Promise<void> {
  for await (const { name } of from.list(UPLOADS)) {
    // Files that were swept meanwhile or are still being written have no row.
    const found = name.endsWith(HALF) ? undefined : await from.open(name);
    if (found) await to[isSound ? 'replace' : 'create'](name, found.body);
  }
}

/** Copies releases here that so far only other gateways have unpacked. */
async function fetchReleases({ database, storage, dataFolder }: BackupDeps): Promise<void> {
  if (storage.isLocal) return;
  const archive = openReleaseArchive(storage, join(dataFolder, 'releases'));
  const rows = await database.em().find(ReleaseEntity, {});
  for (const { manifest } of rows) await archive.fetch(parseRelease(manifest));
}

/** Writes the releases of the backup into the store, for all gateways. */
async function archiveReleases({ storage, dataFolder }: BackupDeps): Promise<void> {
  if (storage.isLocal) return;
  const folder = join(dataFolder, 'releases');
  for (const id of unpackedIn(folder)) await openReleaseArchive(storage, folder).mend(id);
}

/**
 * Copies releases, each as a whole or not at all: a restore may be killed, or fill the disk, and visitors may have pages
 * of these open. One that is there already with the same files stays as it is.
 */
async function copyReleases(from: string, to: string): Promise<void> {
  for (const id of unpackedIn(from)) {
    const source = releaseFolder(from, id);
    if (await holdsAllOf(releaseFolder(to, id), source)) continue;
    await withFolderBeside(to, id, async (beside) => {
      await cp(source, beside, { recursive: true });
      removeFiles(to, id);
      putInPlace(to, id, beside);
    });
  }
}

/** Whether every file of `source` is in the folder with the same content. */
async function holdsAllOf(folder: string, source: string): Promise<boolean> {
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const there = await readFile(join(folder, relative(source, path))).catch(() => undefined);
    if (!there?.equals(await readFile(path))) return false;
  }
  return true;
}

/** The bytes of all files in a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

/**
 * Copies a folder if it exists. A running gateway writes temporary files and renames them, so the copy is tried again
 * if a file disappears.
 */
async function copyIfThere(from: string, to: string): Promise<void> {
  const filter = (path: string) => !path.endsWith(HALF) && !isUnderway(relative(from, path));
  for (let attempt = 0; attempt < 5 && existsSync(from); attempt += 1) {
    try {
      return await cp(from, to, { recursive: true, filter });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  if (existsSync(from)) throw new GatewayError('CONFLICT', `${from} does not stand still`);
}
