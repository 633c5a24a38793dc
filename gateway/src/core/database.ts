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
  /** PGlite's own; undefined for a server or in memory. */
  readonly folder: string | undefined;
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
  /** Told of every statement. */
  readonly onQuery?: ((statement: string) => void) | undefined;
}

const common = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, snapshotOnMigrate: false, tableName: 'migrations' },
};

const listening = (onQuery: DatabaseOptions['onQuery']) =>
  onQuery === undefined ? { logger: () => {} } : { logger: onQuery, debug: ['query' as const], colors: false };

/** Opens the database and brings its tables up to date. Throws while another process owns the folder. */
export async function openDatabase({ url, folder, onQuery }: DatabaseOptions): Promise<Database> {
  const lock = url === undefined && folder !== undefined ? lockDataFolder(folder) : undefined;
  try {
    const orm = url === undefined ? await openPglite(folder, onQuery) : await openPostgres(url, onQuery);
    await orm.migrator.up();
    return wrap(orm, url === undefined ? { kind: 'pglite', folder, lock } : { kind: 'postgresql' });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function openPglite(folder: string | undefined, onQuery: DatabaseOptions['onQuery']) {
  const dbName = folder === undefined ? 'memory://' : join(folder, 'pglite');
  return PgliteORM.init({ ...common, ...listening(onQuery), dbName });
}

function openPostgres(url: string, onQuery: DatabaseOptions['onQuery']) {
  const pool = { min: 0, max: 10 };
  const driverOptions = {
    application_name: 'gateway',
    statement_timeout: 10_000,
    // A server that is cut off says nothing at all: visitors' leads are then kept, and must not wait for it.
    connectionTimeoutMillis: 5000,
    query_timeout: 12_000,
  };
  return PostgresORM.init({ ...common, ...listening(onQuery), clientUrl: url, pool, driverOptions });
}

interface Place {
  readonly kind: Database['kind'];
  readonly folder?: string | undefined;
  readonly lock?: DataLock | undefined;
}

function wrap(
  orm: Awaited<ReturnType<typeof openPglite | typeof openPostgres>>,
  { kind, folder, lock }: Place,
): Database {
  const fork = () => orm.em.fork() as CoreEntityManager as EntityManager;
  return {
    kind,
    folder,
    em: fork,
    transaction: (work) => fork().transactional((em) => work(em as EntityManager)),
    drift: () => orm.schema.getUpdateSchemaSQL({ wrap: false }),
    async close() {
      await orm.close();
      lock?.release();
    },
  };
}
