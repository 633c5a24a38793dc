import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Catalogue } from '../core/catalogue.ts';
import type { Database } from '../core/database.ts';
import { GatewayError, parseOrThrow } from '../core/errors.ts';
import { migrations } from '../migrations/list.ts';
import { BackupEntity } from '../modules/health/backup.entity.ts';
import { copySpool, spoolFolder } from '../modules/leads/lead-spool.ts';
import { emptyTables, readTable, storedTables, writeTable } from './stored-tables.ts';
import { readLines, writeLines } from './table-files.ts';

export const backupPlace = z.object({ folder: z.string().check(z.minLength(1)) });
export const restorePlace = z.object({
  folder: z.string().check(z.minLength(1)),
  /** Whether what is there now may be lost. */
  replace: z.boolean(),
});

const manifestSchema = z.object({ madeAt: z.string(), migrations: z.array(z.string()) });
const currentMigrations = migrations.map(({ name }) => name);
/** What the data folder holds besides the database and the spool. */
const FOLDERS = ['uploads', 'releases', 'mail'];

export interface BackupDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly dataFolder: string;
}

/**
 * Writes tables, as of one moment, and files into a new folder. CONFLICT if the folder holds anything. On PostgreSQL
 * the site goes on beside it; PGlite has one connection, so that everybody waits until the tables are written.
 */
export async function backUp({ database, dataFolder }: BackupDeps, { folder }: z.output<typeof backupPlace>) {
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
  for (const name of FOLDERS) await copyIfThere(join(dataFolder, name), join(folder, name));
  const madeAt = new Date();
  const manifest = { madeAt: madeAt.toISOString(), migrations: currentMigrations };
  // Last: a folder without it is no backup.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  // For the agent's health page; only a backup that is whole is told of.
  await database.em().insert(BackupEntity, { madeAt, bytes: await sizeOf(folder) });
  return { folder, rows };
}

/**
 * Puts a backup in the place of everything that is there; sessions end. CONFLICT without `replace` over records, or
 * if the backup is another version's.
 */
export async function restore(deps: BackupDeps, { folder, replace }: z.output<typeof restorePlace>) {
  const manifest = parseOrThrow(manifestSchema, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  if (String(manifest.migrations) !== String(currentMigrations)) {
    throw new GatewayError('CONFLICT', 'Another version made this backup: restore it with that one, then update');
  }
  if (!replace && (await hasRecords(deps.database))) {
    throw new GatewayError('CONFLICT', 'There are records already; --replace loses them');
  }
  for (const name of FOLDERS) await copyIfThere(join(folder, name), join(deps.dataFolder, name));
  const rows = await deps.catalogue.change(async (em) => {
    await emptyTables(em);
    let count = 0;
    for (const table of storedTables) count += await writeTable(em, table, readLines(folder, table));
    return count;
  }, deps.database.maintenance);
  // After the tables: a running gateway stores it at once, into those that are there.
  await copySpool(spoolFolder(folder), spoolFolder(deps.dataFolder));
  return { madeAt: manifest.madeAt, rows };
}

async function hasRecords(database: Database): Promise<boolean> {
  const sql =
    'select 1 from properties union all select 1 from contacts union all select 1 from home_valuations limit 1';
  return (await database.em().execute<object[]>(sql)).length > 0;
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

/** A running gateway writes beside its files and renames: what vanishes is copied anew. */
async function copyIfThere(from: string, to: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.half');
  for (let attempt = 0; attempt < 5 && existsSync(from); attempt += 1) {
    try {
      return await cp(from, to, { recursive: true, filter });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  if (existsSync(from)) throw new GatewayError('CONFLICT', `${from} does not stand still`);
}
