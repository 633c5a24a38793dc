// One PostgreSQL for the whole run: TEST_DATABASE_URL, or a server of our own. Each suite makes its own database.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../core/database.ts';
import { createOn } from './databases.ts';
import { startPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database there whose tables are up to date. */
    migratedDatabase: string;
    /** The dump of an empty PGlite whose tables are up to date. */
    pgliteSnapshot: string;
  }
}

/**
 * To make tables takes some seconds of a core on PGlite, and most of one on PostgreSQL. So it is done once on each, and
 * suites start with a copy.
 */
async function writePgliteSnapshot(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
  await (await openDatabase({ folder })).close();
  const pglite = await PGlite.create({ dataDir: join(folder, 'pglite'), extensions: { pg_trgm } });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const file = join(folder, 'snapshot.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => undefined } : await startPostgres();
  project.provide('postgresUrl', postgres.url);
  const migrated = await createOn(postgres.url);
  await (await openDatabase({ url: migrated.url })).close();
  project.provide('migratedDatabase', migrated.name);
  project.provide('pgliteSnapshot', await writePgliteSnapshot());
  return async () => {
    await migrated.drop().finally(postgres.stop);
  };
}
