import { CHANNEL, type Hearing, openChangeListener } from './change-listener.ts';
import type { Database, EntityManager } from './database.ts';
import type { Logger } from './logger.ts';

/** A number that rises with every change to what pages show: a property, a testimonial, a live release. */
export interface Catalogue {
  /** As known to this process: its own changes at once, another gateway's within a second. */
  readonly version: number;
  /** The version and the code that answers by it, for an ETag. */
  cacheTag(): Promise<string>;
  /**
   * `work` and the next version in one transaction: nobody sees the change under the old version. `by`: whose
   * connections it takes, if not a visitor's.
   */
  change<T>(work: (em: EntityManager) => Promise<T>, by?: Pick<Database, 'transaction'>): Promise<T>;
  bump(): Promise<void>;
  /** The version, while this process surely knows it without a look at the database. */
  readonly known: number | undefined;
  /** The version after a look at the database if this process may have missed an announcement. */
  current(): Promise<number>;
  /** Calls back after each new version; returns how to stop. */
  onChange(listener: (version: number) => void): () => void;
  close(): Promise<void>;
}

export interface CatalogueDeps {
  readonly database: Database;
  readonly logger: Logger;
  /** PostgreSQL's, to hear what other gateways change; PGlite has no others. */
  readonly url?: string | undefined;
  /** What else other gateways announce. */
  readonly hearing?: Hearing | undefined;
  /** Names the code that answers. */
  readonly code: string;
  /** Reads what has to be known before a new version is. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/** Milliseconds: after so long what could not be read before a new version is tried again. */
const TRY_AGAIN = 500;

export async function openCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const { database, logger, url, hearing, code, prepare = async () => {} } = deps;
  const listeners = new Set<(version: number) => void>();
  let version = await readVersion(database.em());
  let isClosed = false;
  const learnNext = async (next: number) => {
    if (next <= version) return;
    await prepare();
    version = next;
    for (const listener of listeners) listener(next);
  };
  let learning: Promise<void> = Promise.resolve();
  /** One after the other: what is changed here is announced here, too, and is read once. */
  const learn = (next: number): Promise<void> => {
    if (next <= version) return Promise.resolve();
    const mine = learning.then(() => learnNext(next));
    learning = mine.catch(() => undefined);
    return mine;
  };
  const hear = (next: number): void => {
    learn(next).catch((error: unknown) => {
      logger.warn({ err: error }, 'catalogue: the new version is not known yet');
      if (!isClosed) setTimeout(hear, TRY_AGAIN, next).unref();
    });
  };
  const listener = url === undefined ? undefined : openChangeListener({ url, learn: hear, hearing, logger });
  let reading: Promise<number> | undefined;

  const change: Catalogue['change'] = async (work, by = database) => {
    const [result, next] = await by.transaction(async (em) => [await work(em), await raise(em)] as const);
    await learn(next).catch(() => hear(next));
    return result;
  };
  const isKnown = () => listener === undefined || listener.isListening();
  const current = async () => {
    if (isKnown()) return version;
    // Everybody who asks meanwhile waits for the same look.
    reading ??= readVersion(database.em()).finally(() => {
      reading = undefined;
    });
    await learn(await reading);
    return version;
  };
  return {
    get version() {
      return version;
    },
    get known() {
      return isKnown() ? version : undefined;
    },
    change,
    bump: () => change(async () => {}),
    current,
    cacheTag: async () => `${await current()}-${code}`,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      await listener?.close();
    },
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
