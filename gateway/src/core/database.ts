import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { EntityManager as CoreEntityManager } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM as PostgresORM, type SqlEntityManager } from '@mikro-orm/postgresql';
import { migrations } from '../migrations/list.ts';
import { findClosedFile } from './closed-file.ts';
import { ConfigurationError } from './configuration-error.ts';
import { type DataLock, lockDataFolder } from './data-lock.ts';
import { entities } from './entities.ts';
import { endingWhenSilent, takeBackWhatEnds } from './lent-connections.ts';
import { forgetUnmade } from './pglite-files.ts';
import { withWhatLacks } from './pglite-needs.ts';
import { keepStack } from './pglite-stack.ts';
import { createPreparedRead, type Read } from './prepared-read.ts';
import type { Replica } from './replicas.ts';

export type EntityManager = SqlEntityManager;

/** A set of connections to a database. */
interface Connections {
  /** A fresh unit of work. */
  em(): EntityManager;
  /** Does all of `work` or nothing. Await only SQL inside: on PGlite every other query waits for it. */
  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
}

export interface Database extends Connections {
  readonly kind: 'postgresql' | 'pglite';
  /** For the reads of visitors, outside any transaction. On PostgreSQL the statements are prepared. */
  readonly read: Read;
  /** The folder of PGlite; undefined for a server and for PGlite in memory. */
  readonly folder: string | undefined;
  /**
   * For work that may take long: backup, restore, exports. On PostgreSQL it has connections of its own without a time
   * limit on statements; only an hour of silence ends one. So visitors do not wait for a connection. On PGlite it is
   * the same connection.
   */
  readonly maintenance: Connections;
  /** Resolves, with the cause, once PGlite has aborted: no statement succeeds in this process any more. */
  readonly ended: Promise<Error>;
  /** The SQL that would make the tables match the entities; empty if they match. */
  drift(): Promise<string>;
  close(): Promise<void>;
}

/** `url`: a PostgreSQL server. `folder`: PGlite in that folder. Neither: PGlite in memory, for tests. */
export interface DatabaseOptions {
  readonly url?: string | undefined;
  /**
   * The server's own URL, if `url` is a connection pooler that gives a connection for one transaction only. Then
   * nothing is kept on a connection: no prepared statements and no settings. Migrations and long work use this URL.
   */
  readonly directUrl?: string | undefined;
  readonly folder?: string | undefined;
  /** The content that a PGlite in memory starts with, as another one dumped it. For tests, which open many. */
  readonly snapshot?: Blob | undefined;
  /** Called with every statement. */
  readonly onQuery?: ((statement: string) => void) | undefined;
  /** After how many ms of silence a maintenance connection ends; shorter in a test. */
  readonly longestSilenceMs?: number | undefined;
  /** Whether it must have been a site's before: nothing is made where it was not. */
  readonly isExpected?: boolean | undefined;
  /** The last migration to run, for tests of the later ones. Default: all. */
  readonly migrateTo?: string | undefined;
}

const common = {
  entities,
  extensions: [Migrator],
  migrations: { migrationsList: migrations, snapshot: false, snapshotOnMigrate: false, tableName: 'migrations' },
};

const listening = (onQuery: DatabaseOptions['onQuery']) =>
  onQuery === undefined ? { logger: () => {} } : { logger: onQuery, debug: ['query' as const], colors: false };

/**
 * Opens the database and brings its tables up to date. Throws while another process owns the folder, and says so where
 * its disk is full.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, folder } = options;
  try {
    return await open(options);
  } catch (error) {
    if (url !== undefined || folder === undefined || error instanceof ConfigurationError) throw error;
    throw withWhatLacks(folder, error);
  }
}

/** Where a variable of the environment is missing, a backup of the new database there would be one of nothing. */
const noSiteIn = (place: string) =>
  new ConfigurationError(`No site is in ${place}: set DATA_DIR and DATABASE_URL as the gateway has them`);

async function open(options: DatabaseOptions): Promise<Database> {
  const { url, folder, isExpected = false, migrateTo } = options;
  if (isExpected && url === undefined && folder !== undefined && !existsSync(join(folder, 'pglite')))
    throw noSiteIn(folder);
  const lock = url === undefined && folder !== undefined ? lockDataFolder(folder) : undefined;
  try {
    const orms = url === undefined ? await openPglite(options) : await openPostgres(url, options);
    try {
      if (isExpected && !(await hasTables(orms.maintenance))) throw noSiteIn('the database');
      const done = await orms.maintenance.migrator.up(migrateTo === undefined ? {} : { to: migrateTo });
      // A migration may change what pages show, so the version rises: a gateway that knows the new version has the new
      // tables.
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

async function hasTables({ em }: Orm): Promise<boolean> {
  const [row] = await em
    .fork()
    .execute<{ isThere: boolean }[]>(`select to_regclass('migrations') is not null as "isThere"`);
  return row?.isThere === true;
}

type Orm = PgliteORM | PostgresORM;

interface Orms {
  readonly main: Orm;
  readonly ended: Promise<Error>;
  /** The same object as `main` on PGlite, which has one connection. */
  readonly maintenance: Orm;
}

async function openPglite({ folder, snapshot, onQuery }: DatabaseOptions): Promise<Orms> {
  const dbName = folder === undefined ? 'memory://' : join(folder, 'pglite');
  // PGlite would end with the word Aborted. One start as root is enough to leave such a file.
  const closed = findClosedFile(dbName);
  if (closed !== undefined)
    throw new ConfigurationError(
      `${closed} is closed to the user who starts the gateway: give that user everything in ${folder}`,
    );
  // The ORM copies its options, and a copied Blob cannot be read. So PGlite gets an object with the members of a Blob
  // that it reads.
  const loadDataDir = snapshot && {
    name: 'snapshot.tar',
    type: snapshot.type,
    arrayBuffer: () => snapshot.arrayBuffer(),
  };
  const driverOptions = { extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) };
  const main = await PgliteORM.init({ ...common, ...listening(onQuery), dbName, driverOptions });
  const pglite = await main.em.getConnection().getNativeClient();
  forgetUnmade(pglite);
  const ended = new Promise<Error>((resolve) => keepStack(pglite, resolve));
  return { main, maintenance: main, ended };
}

/**
 * After so much silence a visitor's connection ends: longer than the gateway waits for an answer. An idle one ends
 * after ten seconds.
 */
const SILENCE_MS = 15_000;
/**
 * The same for maintenance: longer than any statement of a migration. A migration that is cut off would keep
 * the site from starting.
 */
const LONGEST_SILENCE_MS = 3_600_000;

async function openPostgres(url: string, options: DatabaseOptions): Promise<Orms> {
  const { directUrl, onQuery, longestSilenceMs = LONGEST_SILENCE_MS } = options;
  const open = async (clientUrl: string, max: number, driverOptions: object) => {
    const pool = { min: 0, max };
    const orm = await PostgresORM.init({ ...common, ...listening(onQuery), clientUrl, pool, driverOptions });
    takeBackWhatEnds(await orm.em.getConnection().getNativeClient());
    return orm;
  };
  // A server that cannot be reached gives no answer at all. Leads are then stored on disk, and must not wait for it for
  // long.
  const reachable = { connectionTimeoutMillis: 5000, keepAlive: true };
  // A pooler refuses a connection that sets statement_timeout; the pooler's own configuration limits statements there.
  const limits = { query_timeout: 12_000, ...(directUrl === undefined && { statement_timeout: 10_000 }) };
  return {
    ended: new Promise(() => {}),
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

/** If a replica takes longer than this, the primary database is asked. */
const REPLICA_PATIENCE_MS = 1500;

/** Makes a replica from its URL. Connects at the first read. */
export async function openReplica(url: string): Promise<Replica> {
  const driverOptions = {
    connectionTimeoutMillis: REPLICA_PATIENCE_MS,
    // Ends a slow statement on the replica before the client gives up on it.
    statement_timeout: REPLICA_PATIENCE_MS - 200,
    query_timeout: REPLICA_PATIENCE_MS,
    keepAlive: true,
    application_name: 'gateway-replica',
  };
  const pooled = { clientUrl: url, pool: { min: 0, max: 10 }, driverOptions };
  // Otherwise the ORM connects at once to see whether the database exists, and a replica that is away would keep the
  // gateway from starting.
  const orm = new PostgresORM({ ...common, ...pooled, ensureDatabase: false });
  const pool = await orm.em.getConnection().getNativeClient();
  return { place: new URL(url).host, read: createPreparedRead(pool), close: () => orm.close() };
}

/**
 * PGlite has one connection, which only the ORM may use: a statement beside it would become part of the ORM's open
 * transaction.
 */
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
    ended: orms.ended,
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
