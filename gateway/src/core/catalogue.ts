import { CHANNEL, type ChannelListener, openChangeListener, RECORDS_CHANNEL } from './change-listener.ts';
import type { Database, EntityManager } from './database.ts';
import type { Logger } from './logger.ts';
import { createRecordVersions } from './record-versions.ts';

/** The version of the data that an answer is made from. */
export interface Versioned {
  /** The version, if this process is sure of it without asking the database; otherwise undefined. */
  readonly known: number | undefined;
  /** The version. Asks the database first if this process may have missed an announcement. */
  current(): Promise<number>;
  /** The version and the code's tag, for an ETag. */
  cacheTag(): Promise<string>;
}

/** A number that rises with every change to what pages show: a property, a testimonial, a live release. */
export interface Catalogue extends Versioned {
  /** The version that this process knows: its own changes at once, another gateway's within a second. */
  readonly version: number;
  /**
   * The version that last changed this record, or may have changed it. Versions that are known to change only other
   * records do not count.
   */
  of(record: string): Versioned;
  /** Runs `work` and raises the version in one transaction, so that nobody sees the change under the old version. */
  change<T>(work: (em: EntityManager) => Promise<T>, options?: ChangeOptions): Promise<T>;
  /** Raises the version without a change of its own. */
  bump(): Promise<void>;
  /** Calls `listener` after each new version; returns a function that stops this. */
  onChange(listener: (version: number) => void): () => void;
  close(): Promise<void>;
}

export interface ChangeOptions {
  /** Whose connections the transaction uses; default: those for visitors' requests. */
  readonly by?: Pick<Database, 'transaction'>;
  /** Set if the change affects the answers of this record only. */
  readonly record?: string;
}

export interface CatalogueDeps {
  readonly database: Database;
  readonly logger: Logger;
  /** Of PostgreSQL, to hear what other gateways change. With PGlite there is only one gateway. */
  readonly url?: string | undefined;
  /** Another channel to listen to on the same connection. */
  readonly channelListener?: ChannelListener | undefined;
  /** The tag of the code that answers (`cacheTagOf`). */
  readonly code: string;
  /** Reads what must be known before a new version counts as known. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/** Milliseconds before a failed `prepare` is tried again. */
const TRY_AGAIN = 500;

/** Reads the version and starts to listen for changes. Rejects if the database cannot be read. */
export async function openCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const { database, logger, url, channelListener, code, prepare = async () => {} } = deps;
  const listeners = new Set<(version: number) => void>();
  let version = await readVersion(database.em());
  let isClosed = false;
  const records = createRecordVersions(version);
  const learnNext = async (next: number) => {
    if (next <= version) return;
    await prepare();
    records.learn(next);
    version = next;
    for (const listener of listeners) listener(next);
  };
  let learning: Promise<void> = Promise.resolve();
  /**
   * Learns versions one after the other: a change of this process is also announced to it, and must be read only once.
   */
  const learn = (next: number): Promise<void> => {
    if (next <= version) return Promise.resolve();
    const mine = learning.then(() => learnNext(next));
    learning = mine.catch(() => undefined);
    return mine;
  };
  const hear = (next: number): Promise<boolean> =>
    learn(next).then(
      () => true,
      (error: unknown) => {
        logger.warn({ err: error }, 'catalogue: the new version is not known yet');
        if (!isClosed) setTimeout(hear, TRY_AGAIN, next).unref();
        return false;
      },
    );
  const heard = { learn: hear, learnRecord: records.announce, channelListener };
  const listener = url === undefined ? undefined : openChangeListener({ url, ...heard, logger });
  let reading: Promise<number> | undefined;

  const change: Catalogue['change'] = async (work, { by = database, record } = {}) => {
    const [result, next] = await by.transaction(async (em) => [await work(em), await raise(em, record)] as const);
    if (record !== undefined) records.announce(next, record);
    await learn(next).catch(() => void hear(next));
    return result;
  };
  const isKnown = () => listener === undefined || listener.isListening();
  const look = async () => {
    if (isKnown()) return;
    // Requests that come meanwhile share this query.
    reading ??= readVersion(database.em()).finally(() => {
      reading = undefined;
    });
    await learn(await reading);
  };
  const versioned = (versionNow: () => number): Versioned => ({
    get known() {
      return isKnown() ? versionNow() : undefined;
    },
    async current() {
      await look();
      return versionNow();
    },
    async cacheTag() {
      await look();
      return `${versionNow()}-${code}`;
    },
  });
  const { current, cacheTag } = versioned(() => version);
  return {
    get version() {
      return version;
    },
    get known() {
      return isKnown() ? version : undefined;
    },
    current,
    cacheTag,
    of: (record) => versioned(() => records.of(record)),
    change,
    bump: () => change(async () => {}),
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

/**
 * Listeners get a NOTIFY when its transaction commits, and none if it rolls back. The record is announced first, on a
 * channel of its own: a gateway of an earlier release can only read numbers.
 */
async function raise(em: EntityManager, record: string | undefined): Promise<number> {
  const announcement = record === undefined ? '' : "pg_notify(?, version::text || ' ' || ?), ";
  const sql = `update catalogue set version = version + 1 returning version, ${announcement}pg_notify(?, version::text)`;
  const values = [...(record === undefined ? [] : [RECORDS_CHANNEL, record]), CHANNEL];
  const [row] = await em.execute<{ version: number }[]>(sql, values);
  return row?.version ?? 0;
}
