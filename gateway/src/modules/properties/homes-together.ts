import DataLoader from 'dataloader';
import type { Property } from 'schema/generated/graphql';
import type { PropertyQuery } from './property.query.ts';
import type { Wanted } from './property.record.ts';

/** Statements that run at a time. Two keep a server busy, and requests that come meanwhile share the next one. */
const AT_ONCE = 2;

/** The most homes that one statement looks up. */
const MOST = 50;

type FindHome = (id: string) => Promise<Property | null>;

/**
 * Finds a home that visitors see by its well-formed id; null if there is none. Requests at the same time are combined:
 * those that come while two statements are running share the next one. So nobody gets data from before their request,
 * and a single request does not wait.
 */
export function createHomesTogether(query: PropertyQuery): (id: string, wanted?: Wanted) => Promise<Property | null> {
  let underWay = 0;
  const waiting: (() => void)[] = [];

  function send(batch: () => void): void {
    underWay += 1;
    // The request that opened the batch is added to it a moment later.
    queueMicrotask(batch);
  }

  async function lookUp(ids: readonly string[], wanted: Wanted | undefined): Promise<(Property | null)[]> {
    try {
      const from = 'properties p where p.id = any(?::uuid[]) and p.archived_at is null';
      const homes = await query(from, [`{${ids}}`], { wanted });
      const byId = new Map(homes.map((home) => [home.id, home]));
      return ids.map((id) => byId.get(id) ?? null);
    } finally {
      underWay -= 1;
      const next = waiting.shift();
      if (next) send(next);
    }
  }

  function openLoader(wanted: Wanted | undefined): FindHome {
    const loader = new DataLoader<string, Property | null>((ids) => lookUp(ids, wanted), {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (batch) => (underWay < AT_ONCE ? send(batch) : waiting.push(batch)),
    });
    return (id) => loader.load(id.toLowerCase());
  }

  const whole = openLoader(undefined);
  /** A registered operation always passes the same set object. */
  const loaders = new WeakMap<Wanted, FindHome>();
  return (id, wanted) => {
    if (wanted === undefined) return whole(id);
    const find = loaders.get(wanted) ?? openLoader(wanted);
    loaders.set(wanted, find);
    return find(id);
  };
}
