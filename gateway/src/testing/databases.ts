import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import { type Database, openDatabase } from '../core/database.ts';

export type DatabaseKind = 'pglite' | 'postgresql';

/** Runs the same tests on each database that the gateway supports. */
export function onEachDatabase(title: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['pglite', 'postgresql'] as const)(`${title} on %s`, tests);
}

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty PostgreSQL database for this suite only. */
export const createDatabase = (): Promise<TestDatabase> => createOn(inject('postgresUrl'));

/** A PostgreSQL database for this suite only, whose tables are up to date. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  createOn(inject('postgresUrl'), inject('migratedDatabase'));

/** `url`: of the PostgreSQL server. Closing it leaves nothing behind. */
export type OpenDatabase = { database: Database; url: string | undefined; close(): Promise<void> };

/** A database of this kind for this suite only, open, whose tables are up to date and empty. */
export async function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === 'pglite') {
    const database = await openDatabase({ snapshot: await openAsBlob(inject('pgliteSnapshot')) });
    return { database, url: undefined, close: () => database.close() };
  }
  const { url, drop } = await createMigratedDatabase();
  const database = await openDatabase({ url });
  return {
    database,
    url,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** `template`: the name of the database that is copied. */
export async function createOn(server: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
