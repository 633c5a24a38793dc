import { CHANNEL, type Hearing, openChangeListener, RECORDS_CHANNEL } from './change-listener.ts';
import type { Database, EntityManager } from './database.ts';
import type { Logger } from './logger.ts';
import { createRecordVersions } from './record-versions.ts';

/** What an answer is true of. */
export interface Versioned {
  /** The version, while this process surely knows it without a look at the database. */
  readonly known: number | undefined;
  /** The version after a look at the database if this process may have missed an announcement. */
  current(): Promise<number>;
  /** The version and the code that answers by it, for an ETag. */
  cacheTag(): Promise<string>;
}

/** A number that rises with every change to what pages show: a property, a testimonial, a live release. */
export interface Catalogue extends Versioned {
  /** As known to this process: its own changes at once, another gateway's within a second. */
  readonly version: number;
  /** The version at which this record was changed last, as far as that is known: what was changed of another alone does not count. */
  of(record: string): Versioned;
  /** `work` and the next version in one transaction: nobody sees the change under the old version. */
  change<T>(work: (em: EntityManager) => Promise<T>, options?: ChangeOptions): Promise<T>;
  bump(): Promise<void>;
  /** Calls back after each new version; returns how to stop. */
  onChange(listener: (version: number) => void): () => void;
  close(): Promise<void>;
}

export interface ChangeOptions {
  /** Whose connections it takes, if not a visitor's. */
  readonly by?: Pick<Database, 'transaction'>;
  /** The only record of which anything is changed that its own answer shows. */
  readonly record?: string;
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
  const records = createRecordVersions(version);
  const learnNext = async (next: number) => {
    if (next <= version) return;
    await prepare();
    records.learn(next);
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
  const heard = { learn: hear, learnRecord: records.announce, hearing };
  const listener = url === undefined ? undefined : openChangeListener({ url, ...heard, logger });
  let reading: Promise<number> | undefined;

  const change: Catalogue['change'] = async (work, { by = database, record } = {}) => {
    const [result, next] = await by.transaction(async (em) => [await work(em), await raise(em, record)] as const);
    if (record !== undefined) records.announce(next, record);
    await learn(next).catch(() => hear(next));
    return result;
  };
  const isKnown = () => listener === undefined || listener.isListening();
  const look = async () => {
    if (isKnown()) return;
    // Everybody who asks meanwhile waits for the same look.
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
 * Listeners hear a NOTIFY when its transaction commits, and never if it does not; of the record first, on a channel of its own, for
 * a gateway of an earlier release reads nothing but numbers.
 */
async function raise(em: EntityManager, record: string | undefined): Promise<number> {
  const announcement = record === undefined ? '' : "pg_notify(?, version::text || ' ' || ?), ";
  const sql = `update catalogue set version = version + 1 returning version, ${announcement}pg_notify(?, version::text)`;
  const values = [...(record === undefined ? [] : [RECORDS_CHANNEL, record]), CHANNEL];
  const [row] = await em.execute<{ version: number }[]>(sql, values);
  return row?.version ?? 0;
}
