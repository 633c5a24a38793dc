import { CHANNEL, type Hearing, openChangeListener } from './change-listener.ts';
import type { Database, EntityManager } from './database.ts';
import type { Logger } from './logger.ts';

/** A number that rises with every change to what pages show: a property, a testimonial, a live release. */
export interface Catalogue {
  /** As known to this process: its own changes at once, another gateway's within a second. */
  readonly version: number;
  /** The version and the code that answers by it, for an ETag. */
  mark(): Promise<string>;
  /**
   * `work` and the next version in one transaction: nobody sees the change under the old version. `by`: whose
   * connections it takes, if not a visitor's.
   */
  change<T>(work: (em: EntityManager) => Promise<T>, by?: Pick<Database, 'transaction'>): Promise<T>;
  bump(): Promise<void>;
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
}

export async function openCatalogue({ database, logger, url, hearing, code }: CatalogueDeps): Promise<Catalogue> {
  const listeners = new Set<(version: number) => void>();
  let version = await readVersion(database.em());
  const learn = (next: number) => {
    if (next <= version) return;
    version = next;
    for (const listener of listeners) listener(next);
  };
  const listener = url === undefined ? undefined : openChangeListener({ url, learn, hearing, logger });
  let reading: Promise<number> | undefined;

  const change: Catalogue['change'] = async (work, by = database) => {
    const [result, next] = await by.transaction(async (em) => [await work(em), await raise(em)] as const);
    learn(next);
    return result;
  };
  const current = async () => {
    if (listener === undefined || listener.isListening()) return version;
    // Everybody who asks meanwhile waits for the same look.
    reading ??= readVersion(database.em()).finally(() => {
      reading = undefined;
    });
    learn(await reading);
    return version;
  };
  return {
    get version() {
      return version;
    },
    change,
    bump: () => change(async () => {}),
    current,
    mark: async () => `${await current()}-${code}`,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listener?.close(),
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
