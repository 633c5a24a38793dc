import DataLoader from 'dataloader';
import type { Property } from 'schema/generated/graphql';
import type { PropertyQuery } from './property.query.ts';
import type { Wanted } from './property.record.ts';

/** Statements under way at a time: they keep a server busy, and whoever comes meanwhile shares the next. */
const AT_ONCE = 2;

/** Homes that one statement looks up. */
const MOST = 50;

type FindHome = (id: string) => Promise<Property | null>;

/**
 * Finds one home that visitors see by its id, which is well-formed; null if there is none. Homes asked for by many at once are
 * looked up together: who comes while two statements are under way shares the next. So nobody is told what was true before
 * they asked, and who comes alone waits for nobody.
 */
export function createHomesTogether(query: PropertyQuery): (id: string, wanted?: Wanted) => Promise<Property | null> {
  let underWay = 0;
  const waiting: (() => void)[] = [];

  function send(batch: () => void): void {
    underWay += 1;
    // Whoever opened the batch is in it a moment later.
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
  /** A registered operation wants the same set each time. */
  const loaders = new WeakMap<Wanted, FindHome>();
  return (id, wanted) => {
    if (wanted === undefined) return whole(id);
    const find = loaders.get(wanted) ?? openLoader(wanted);
    loaders.set(wanted, find);
    return find(id);
  };
}
