import type { AgentHomesSearch } from 'schema';
import type { HomeConnection, HomeCounts, Property } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import { countedCondition, type HomesFilter, homesCondition } from './homes-filter.ts';
import type { PropertyQuery } from './property.query.ts';

/** A page, and figures that are counted when they are asked for. */
export type HomesPage = Pick<HomeConnection, 'nodes' | 'pageInfo'> & {
  totalCount(): Promise<number>;
  counts(): Promise<HomeCounts>;
  cities(): Promise<string[]>;
};

/** All homes for the agent's eyes, archived ones too. */
export function createHomes({ database, query }: { database: Database; query: PropertyQuery }) {
  return {
    /** Newest first. */
    async search({ filter, first, after }: AgentHomesSearch): Promise<HomesPage> {
      const narrowed = filter ?? {};
      const { sql, values } = homesCondition(narrowed);
      const place = readCursor(after);
      const beyond = place === null ? 'true' : '(p.created_at, p.id) < (?::timestamptz, ?::uuid)';
      const found = await query(`where ${sql} and ${beyond} order by p.created_at desc, p.id desc limit ?`, [
        ...values,
        ...(place === null ? [] : [place.moment.toISOString(), place.id]),
        first + 1,
      ]);
      let counted: Promise<HomeCounts> | undefined;
      const counts = () => {
        counted ??= countHomes(database, narrowed);
        return counted;
      };
      return {
        ...pageOf(found, first, ({ createdAt, id }) => ({ moment: createdAt, id })),
        counts,
        totalCount: async () => (await counts())[narrowed.status ?? 'all'],
        cities: () => citiesOf(database),
      };
    },
    /** Null if the id is unknown or malformed. */
    async find(id: string): Promise<Property | null> {
      if (!isRecordId(id)) return null;
      return (await query('where p.id = ?', [id]))[0] ?? null;
    },
  };
}

export type Homes = ReturnType<typeof createHomes>;

async function countHomes(database: Database, filter: HomesFilter): Promise<HomeCounts> {
  const { sql, values } = countedCondition(filter);
  const [row] = await database.em().execute<HomeCounts[]>(
    `select count(*)::integer as all,
      (count(*) filter (where p.archived_at is null and p.status = 'active'))::integer as active,
      (count(*) filter (where p.archived_at is null and p.status = 'pending'))::integer as pending,
      (count(*) filter (where p.archived_at is null and p.status = 'sold'))::integer as sold,
      (count(*) filter (where p.archived_at is not null and p.is_draft))::integer as draft,
      (count(*) filter (where p.archived_at is not null and not p.is_draft))::integer as archived
    from properties p where ${sql}`,
    [...values],
  );
  return row ?? { all: 0, active: 0, pending: 0, sold: 0, draft: 0, archived: 0 };
}

async function citiesOf(database: Database): Promise<string[]> {
  const sql = 'select distinct city from properties order by city';
  return (await database.em().execute<{ city: string }[]>(sql)).map(({ city }) => city);
}
