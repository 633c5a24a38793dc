import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { EntityManager as CoreEntityManager } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { migrations } from '../migrations/list.ts';
import { type DataLock, lockDataFolder } from './data-lock.ts';
import { entities } from './entities.ts';
import { endingWhenSilent, takeBackWhatEnds } from './lent-connections.ts';
import { keepStack } from './pglite-stack.ts';
import { createPreparedRead, type Read } from './prepared-read.ts';
import type { Replica } from './replicas.ts';

export type EntityManager = SqlEntityManager;

/** Ways to ask a database. */
interface Connections {
  /** A fresh unit of work. */
  em(): EntityManager;
  /** All of `work` or nothing. Await only SQL inside: on PGlite the whole database waits. */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
}

export interface Database extends Connections {
  readonly kind: 'postgresql' | 'pglite';
  /** What visitors ask again and again, outside any transaction: a prepared statement where the database is a server. */
  readonly read: Read;
  /** PGlite's own; undefined for a server or in memory. */
  readonly folder: string | undefined;
  /**
   * For what may take long: backup, restore, exports. On PostgreSQL its connections are its own, and only an hour in which
   * nothing comes end one: such work neither ends early nor takes a visitor's connection. On PGlite the same as without.
   */
  readonly maintenance: Connections;
  /** The SQL by which the tables differ from the entities; empty when they agree. */
  drift(): Promise<string>;
  close(): Promise<void>;
}

/** `url`: a PostgreSQL server. `folder`: PGlite kept there. Neither: PGlite in memory, for tests. */
export interface DatabaseOptions {
  readonly url?: string | undefined;
  /**
   * The server itself, where `url` is a pooler in front of it that lends a connection for a transaction only. Then nothing is kept
   * on a connection: no prepared statement and no setting; migrations and long work go to the server.
   */
  readonly directUrl?: string | undefined;
  readonly folder?: string | undefined;
  /** What a PGlite in memory begins with, as another one dumped it: for tests, which open many. */
  readonly snapshot?: Blob | undefined;
  /** Told of every statement. */
  readonly onQuery?: ((statement: string) => void) | undefined;
  /** Of a connection for what may take long, in ms; shorter in a test. */
  readonly longestSilenceMs?: number | undefined;
  /** The last migration that runs; for tests of those that follow. Default: all. */
  readonly migrateTo?: string | undefined;
}

const common = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, snapshotOnMigrate: false, tableName: 'migrations' },
};

const listening = (onQuery: DatabaseOptions['onQuery']) =>
  onQuery === undefined ? { logger: () => {} } : { logger: onQuery, debug: ['query' as const], colors: false };

/** Opens the database and brings its tables up to date. Throws while another process owns the folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder, migrateTo } = options;
  const lock = url === undefined && folder !== undefined ? lockDataFolder(folder) : undefined;
  try {
    const orms = url === undefined ? await openPglite(options) : await openPostgres(url, options);
    try {
      const done = await orms.maintenance.migrator.up(migrateTo === undefined ? {} : { to: migrateTo });
      // What a migration writes is a change like any other: who knows the new version has the new tables.
      if (done.length > 0 && migrateTo === undefined)
        await orms.maintenance.em.fork().execute('update catalogue set version = version + 1');
    } catch (error) {
      await closeAll(orms);
      throw error;
    }
    const read = await openRead(orms.main, options);
    return wrap(orms, url === undefined ? { kind: 'pglite', folder, lock, read } : { kind: 'postgresql', read });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

type Orm = PgliteORM | PostgresORM;

interface Orms {
  readonly main: Orm;
  /** The same one where there is but one connection. */
  readonly maintenance: Orm;
}

async function openPglite({ folder, snapshot, onQuery }: DatabaseOptions): Promise<Orms> {
  const dbName = folder === undefined ? 'memory://' : join(folder, 'pglite');
  // The ORM copies its options, and a copied Blob cannot be read: what PGlite asks of one stands in an object.
  const loadDataDir = snapshot && {
    name: 'snapshot.tar',
    type: snapshot.type,
    arrayBuffer: () => snapshot.arrayBuffer(),
  };
  const driverOptions = { extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) };
  const main = await PgliteORM.init({ ...common, ...listening(onQuery), dbName, driverOptions });
  keepStack(await main.em.getConnection().getNativeClient());
  return { main, maintenance: main };
}

/** Of a visitor's connection: longer than the gateway waits for an answer. One that is not in use ends after ten seconds. */
const SILENCE_MS = 15_000;
/** Of one for what may take long: longer than any statement of a migration, or of tidying up: one that were cut off would keep the site from starting. */
const LONGEST_SILENCE_MS = 3_600_000;

async function openPostgres(url: string, options: DatabaseOptions): Promise<Orms> {
  const { directUrl, onQuery, longestSilenceMs = LONGEST_SILENCE_MS } = options;
  const open = async (clientUrl: string, max: number, driverOptions: object) => {
    const pool = { min: 0, max };
    const orm = await PostgresORM.init({ ...common, ...listening(onQuery), clientUrl, pool, driverOptions });
    takeBackWhatEnds(await orm.em.getConnection().getNativeClient());
    return orm;
  };
  // A server that is cut off says nothing at all: visitors' leads are then kept, and must not wait for it.
  const reachable = { connectionTimeoutMillis: 5000, keepAlive: true };
  // A pooler refuses a connection that brings a setting along; its own configuration bounds statements there.
  const limits = { query_timeout: 12_000, ...(directUrl === undefined && { statement_timeout: 10_000 }) };
  return {
    main: await open(url, 10, {
      ...reachable,
      ...limits,
      stream: () => endingWhenSilent(SILENCE_MS),
      application_name: 'gateway',
    }),
    maintenance: await open(directUrl ?? url, 3, {
      ...reachable,
      stream: () => endingWhenSilent(longestSilenceMs),
      application_name: 'gateway-maintenance',
    }),
  };
}

/** What a replica takes longer for is asked of the database itself. */
const REPLICA_PATIENCE_MS = 1500;

/** Connects with the first read. */
export async function openReplica(url: string): Promise<Replica> {
  const driverOptions = {
    connectionTimeoutMillis: REPLICA_PATIENCE_MS,
    // What takes long there ends there, before it is taken for silence.
    statement_timeout: REPLICA_PATIENCE_MS - 200,
    query_timeout: REPLICA_PATIENCE_MS,
    keepAlive: true,
    application_name: 'gateway-replica',
  };
  const pooled = { clientUrl: url, pool: { min: 0, max: 10 }, driverOptions };
  // Else the ORM asks it at once whether its database is there, and one that is away keeps the gateway from starting.
  const orm = new PostgresORM({ ...common, ...pooled, ensureDatabase: false });
  const pool = await orm.em.getConnection().getNativeClient();
  return { place: new URL(url).host, read: createPreparedRead(pool), close: () => orm.close() };
}

/** PGlite has one connection, which the ORM alone may use: another's statement would fall into its transactions. */
async function openRead(orm: Orm, { directUrl, onQuery }: DatabaseOptions): Promise<Read> {
  if (orm instanceof PgliteORM) return (sql, values = []) => orm.em.fork().execute(sql, [...values]);
  const pool = await orm.em.getConnection().getNativeClient();
  return createPreparedRead(pool, { said: onQuery, isPooled: directUrl !== undefined });
}

async function closeAll({ main, maintenance }: Orms): Promise<void> {
  await main.close();
  if (maintenance !== main) await maintenance.close();
}

interface Place {
  readonly kind: Database['kind'];
  readonly read: Read;
  readonly folder?: string | undefined;
  readonly lock?: DataLock | undefined;
}

function wrap(orms: Orms, { kind, read, folder, lock }: Place): Database {
  return {
    kind,
    read,
    folder,
    ...connectionsOf(orms.main),
    maintenance: connectionsOf(orms.maintenance),
    drift: () => orms.main.schema.getUpdateSchemaSQL({ wrap: false }),
    async close() {
      await closeAll(orms);
      lock?.release();
    },
  };
}

function connectionsOf(orm: Orm): Connections {
  const fork = () => orm.em.fork() as CoreEntityManager as EntityManager;
  return { em: fork, transaction: (work) => fork().transactional((em) => work(em as EntityManager)) };
}
