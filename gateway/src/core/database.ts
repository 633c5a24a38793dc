import { join } from 'node:path';
import type { EntityManager as CoreEntityManager } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { migrations } from '../migrations/list.ts';
import { type DataLock, lockDataFolder } from './data-lock.ts';
import { entities } from './entities.ts';

export type EntityManager = SqlEntityManager;

export interface Database {
  readonly kind: 'postgresql' | 'pglite';
  /** A fresh unit of work. */
  em(): EntityManager;
  /** All of `work` or nothing. Await only SQL inside: on PGlite the whole database waits. */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  /** The SQL by which the tables differ from the entities; empty when they agree. */
  drift(): Promise<string>;
  close(): Promise<void>;
}

/** `url`: a PostgreSQL server. `folder`: PGlite kept there. Neither: PGlite in memory, for tests. */
export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly folder?: string | undefined;
}

const common = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, snapshotOnMigrate: false, tableName: 'migrations' },
  logger: () => {},
};

/** Opens the database and brings its tables up to date. Throws while another process owns the folder. */
export async function openDatabase({ url, folder }: DatabaseOptions): Promise<Database> {
  const lock = url === undefined && folder !== undefined ? lockDataFolder(folder) : undefined;
  try {
    const orm = url === undefined ? await openPglite(folder) : await openPostgres(url);
    await orm.migrator.up();
    return wrap(orm, url === undefined ? 'pglite' : 'postgresql', lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function openPglite(folder: string | undefined) {
  return PgliteORM.init({ ...common, dbName: folder === undefined ? 'memory://' : join(folder, 'pglite') });
}

function openPostgres(url: string) {
  const pool = { min: 0, max: 10 };
  const driverOptions = { statement_timeout: 10_000, application_name: 'gateway' };
  return PostgresORM.init({ ...common, clientUrl: url, pool, driverOptions });
}

function wrap(
  orm: Awaited<ReturnType<typeof openPglite | typeof openPostgres>>,
  kind: Database['kind'],
  lock: DataLock | undefined,
): Database {
  const fork = () => orm.em.fork() as CoreEntityManager as EntityManager;
  return {
    kind,
    em: fork,
    transaction: (work) => fork().transactional((em) => work(em as EntityManager)),
    drift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    async close() {
      await orm.close();
      lock?.release();
    },
  };
}
