import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseInput } from 'schema';
import * as z from 'zod/mini';
import type { Catalogue } from '../core/catalogue.ts';
import type { Database } from '../core/database.ts';
import { GatewayError } from '../core/errors.ts';
import { migrations } from '../migrations/list.ts';
import { BackupEntity } from '../modules/health/backup.entity.ts';
import { copySpool, spoolFolder } from '../modules/leads/lead-spool.ts';
import { UPLOADS } from '../modules/media/picture-store.ts';
import { ReleaseEntity } from '../modules/releases/release.entity.ts';
import { parseRelease } from '../modules/releases/release.ts';
import { openReleaseArchive, unpackedIn } from '../modules/releases/release-archive.ts';
import { HALF, openFolderStore } from '../storage/folder-store.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { emptyTables, readTable, storedTables, writeTable } from './stored-tables.ts';
import { demandSums, writeSums } from './sums.ts';
import { readLines, writeLines } from './table-files.ts';

export const backupPlace = z.object({ folder: z.string().check(z.minLength(1)) });
export const restorePlace = z.object({
  folder: z.string().check(z.minLength(1)),
  /** Whether what is there now may be lost. */
  replace: z.boolean(),
});

const manifestSchema = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** Of the list of what the backup holds; absent from one that was made before there was a list. */
  sums: z.optional(z.string()),
});
const currentMigrations = migrations.map(({ name }) => name);
/** What the data folder holds besides the database and the spool, wherever the other gateways find theirs. */
const FOLDERS = ['releases', 'mail'];

export interface BackupDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly storage: ObjectStore;
  readonly dataFolder: string;
}

/**
 * Writes tables, as of one moment, and files into a new folder. CONFLICT if the folder holds anything. On PostgreSQL
 * the site goes on beside it; PGlite has one connection, so that everybody waits until the tables are written.
 */
export async function backUp(deps: BackupDeps, { folder }: z.output<typeof backupPlace>) {
  const { database, dataFolder, storage } = deps;
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 1) throw new GatewayError('CONFLICT', `${folder} is not empty`);
  // Before the tables: what a gateway stores meanwhile is in both, which is one lead, and never in neither.
  await copySpool(spoolFolder(dataFolder), spoolFolder(folder));
  const rows = await database.maintenance.transaction(async (em) => {
    await em.execute('set transaction isolation level repeatable read');
    let count = 0;
    for (const table of storedTables) count += await writeLines(folder, table, readTable(em, table));
    return count;
  });
  await copyObjects(storage, openFolderStore(folder));
  await fetchReleases(deps);
  for (const name of FOLDERS) await copyIfThere(join(dataFolder, name), join(folder, name));
  const madeAt = new Date();
  const manifest = { madeAt: madeAt.toISOString(), migrations: currentMigrations, sums: await writeSums(folder) };
  // Last: a folder without it is no backup.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  // For the agent's health page; only a backup that is whole is told of.
  await database.em().insert(BackupEntity, { madeAt, bytes: await sizeOf(folder) });
  return { folder, rows };
}

/**
 * Puts a backup in the place of everything that is there; sessions end. CONFLICT without `replace` over records, or
 * if the backup is another version's, or not whole.
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
  await copyObjects(openFolderStore(folder), deps.storage);
  for (const name of FOLDERS) await copyIfThere(join(folder, name), join(deps.dataFolder, name));
  // Before the rows that tell every gateway of them.
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
  // After the tables: a running gateway stores it at once, into those that are there.
  await copySpool(spoolFolder(folder), spoolFolder(deps.dataFolder));
  return { madeAt: manifest.madeAt, rows };
}

async function readManifest(folder: string): Promise<z.output<typeof manifestSchema>> {
  const text = readFile(join(folder, 'manifest.json'), 'utf8');
  const parsed = parseInput(manifestSchema, await text.then(JSON.parse).catch(() => undefined));
  if (parsed.ok) return parsed.value;
  throw new GatewayError('CONFLICT', `${folder} holds no whole backup: its manifest.json cannot be read`);
}

async function hasRecords(database: Database): Promise<boolean> {
  const sql =
    'select 1 from properties union all select 1 from contacts union all select 1 from home_valuations limit 1';
  return (await database.em().execute<object[]>(sql)).length > 0;
}

/** Pictures from one store into another. What is there already is the same, for a name is given once. */
async function copyObjects(from: ObjectStore, to: ObjectStore): Promise<void> {
  for await (const { name } of from.list(UPLOADS)) {
    // What was swept meanwhile, and what is still being written, belongs to no row.
    const found = name.endsWith(HALF) ? undefined : await from.open(name);
    if (found) await to.create(name, found.body);
  }
}

/** Copies of releases that only other gateways have had in hand yet. */
async function fetchReleases({ database, storage, dataFolder }: BackupDeps): Promise<void> {
  if (storage.isLocal) return;
  const archive = openReleaseArchive(storage, join(dataFolder, 'releases'));
  const rows = await database.em().find(ReleaseEntity, {});
  for (const { manifest } of rows) await archive.fetch(parseRelease(manifest));
}

/** What the backup has brought into the data folder, for all gateways. */
async function archiveReleases({ storage, dataFolder }: BackupDeps): Promise<void> {
  if (storage.isLocal) return;
  const folder = join(dataFolder, 'releases');
  for (const id of unpackedIn(folder)) await openReleaseArchive(storage, folder).mend(id);
}

/** Bytes of all files below. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

/** Whether a path below a folder of releases leads to what is none yet: it comes and goes while it is copied, and nobody needs it. */
function isUnderway(path: string): boolean {
  const [name, version] = path.split(sep);
  return name === '.incoming' || (version?.includes('.incoming-') ?? false);
}

/** A running gateway writes beside its files and renames: what vanishes is copied anew. */
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
