import { Client } from 'pg';
import type { Database, EntityManager } from './database.ts';
import type { Logger } from './logger.ts';

const CHANNEL = 'catalogue';
const RECONNECT_MS = 1000;

/** A number that rises with every change to what pages show: a property, a testimonial, a live release. */
export interface Catalogue {
  /** As known to this process: its own changes at once, another gateway's within a second. */
  readonly version: number;
  /** `work` and the next version in one transaction: nobody sees the change under the old version. */
  change<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  bump(): Promise<void>;
  /** The version after a look at the database if this process may have missed an announcement. */
  current(): Promise<number>;
  /** Calls back after each new version; returns how to stop. */
  onChange(listener: (version: number) => void): () => void;
  close(): Promise<void>;
}

/** `url` is PostgreSQL's, to hear what other gateways change; PGlite has no others. */
export async function openCatalogue(database: Database, logger: Logger, url?: string): Promise<Catalogue> {
  const listeners = new Set<(version: number) => void>();
  let version = await readVersion(database.em());
  const learn = (next: number) => {
    if (next <= version) return;
    version = next;
    for (const listener of listeners) listener(next);
  };
  const ear = url === undefined ? undefined : listen(url, learn, logger);

  const change: Catalogue['change'] = async (work) => {
    const [result, next] = await database.transaction(async (em) => [await work(em), await raise(em)] as const);
    learn(next);
    return result;
  };
  return {
    get version() {
      return version;
    },
    change,
    bump: () => change(async () => {}),
    async current() {
      if (ear !== undefined && !ear.isListening()) learn(await readVersion(database.em()));
      return version;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => ear?.close(),
  };
}

async function readVersion(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ version: number }[]>('select version from catalogue');
  return row?.version ?? 0;
}

/** Listeners hear a NOTIFY when its transaction commits, and never if it does not. */
async function raise(em: EntityManager): Promise<number> {
  const sql = 'update catalogue set version = version + 1 returning version, pg_notify(?, (version)::text)';
  const [row] = await em.execute<{ version: number }[]>(sql, [CHANNEL]);
  return row?.version ?? 0;
}

/** A connection of its own, for a pooled one does not stay. Reconnects for as long as it is not closed. */
function listen(url: string, learn: (version: number) => void, logger: Logger) {
  let client: Client | undefined;
  let isListening = false;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url });
    client = next;
    next.on('notification', ({ payload }) => learn(Number(payload)));
    next.on('error', (error) => logger.warn({ err: error }, 'catalogue: connection lost'));
    next.on('end', () => {
      isListening = false;
      if (!isClosed) setTimeout(() => void connect(), RECONNECT_MS).unref();
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      isListening = true;
      const { rows } = await next.query<{ version: number }>('select version from catalogue');
      learn(rows[0]?.version ?? 0);
    } catch (error) {
      logger.warn({ err: error }, 'catalogue: cannot listen');
      await next.end().catch(() => {});
    }
  }

  void connect();
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      await client?.end().catch(() => {});
    },
  };
}
