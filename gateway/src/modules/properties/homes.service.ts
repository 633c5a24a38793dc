import { type AgentHomesSearch, homeStatuses } from 'schema';
import type { HomeConnection, HomeCounts, Property } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database } from '../../core/database.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import { countHomes, distinctValues } from './home-counts.ts';
import { sheetTitles, toSheet } from './home-sheet.ts';
import { type HomesFilter, homesCondition } from './homes-filter.ts';
import { PropertyEntity } from './property.entity.ts';
import type { PropertyQuery } from './property.query.ts';

const SHEET_ROWS = 500;

/** A page, and numbers that are counted only if they are asked for. */
export type HomesPage = Pick<HomeConnection, 'nodes' | 'pageInfo'> & {
  totalCount(): Promise<number>;
  counts(): Promise<HomeCounts>;
  cities(): Promise<string[]>;
};

/** All homes for the agent, also archived ones. */
export function createHomes({ database, query }: { database: Database; query: PropertyQuery }) {
  return {
    /**
     * Every home that matches the filter as a spreadsheet, newest first, 500 in each part. Each part is read when it is
     * asked for.
     */
    csv: (filter: HomesFilter) => sheetParts(database, filter),
    /** Newest first. */
    async search({ filter, first, after }: AgentHomesSearch): Promise<HomesPage> {
      const narrowed = filter ?? {};
      const { sql, values } = homesCondition(narrowed);
      const place = readCursor(after);
      const beyond = place === null ? 'true' : '(p.created_at, p.id) < (?::timestamptz, ?::uuid)';
      const found = await query(
        `properties p where ${sql} and ${beyond} order by p.created_at desc, p.id desc limit ?`,
        [...values, ...(place === null ? [] : [place.moment.toISOString(), place.id]), first + 1],
      );
      let counted: Promise<HomeCounts> | undefined;
      const counts = () => {
        counted ??= countHomes(database, narrowed);
        return counted;
      };
      return {
        ...pageOf(found, first, ({ createdAt, id }) => ({ moment: createdAt, id })),
        counts,
        totalCount: async () => (await counts())[narrowed.status ?? 'all'],
        cities: () => distinctValues(database, 'city', homeStatuses),
      };
    },
    /** Null if the id is unknown or malformed. */
    async find(id: string): Promise<Property | null> {
      if (!isRecordId(id)) return null;
      return (await query('properties p where p.id = ?', [id]))[0] ?? null;
    },
  };
}

export type Homes = ReturnType<typeof createHomes>;

type Place = { id: string; at: string } | undefined;

/** Holds no connection and no home between two parts: a slow reader may take minutes for each. */
async function* sheetParts(database: Database, filter: HomesFilter) {
  yield sheetTitles();
  let place: Place;
  do {
    const part = await sheetPart(database, filter, place);
    yield part.text;
    place = part.next;
  } while (place !== undefined);
}

/** The homes behind a place as text, and the place behind them; undefined after the last. */
async function sheetPart(
  database: Database,
  filter: HomesFilter,
  place: Place,
): Promise<{ text: string; next: Place }> {
  const { sql, values } = homesCondition(filter);
  const beyond = place === undefined ? 'true' : '(p.created_at, p.id) < (?::timestamptz, ?::uuid)';
  const em = database.maintenance.em();
  const ids = await em.execute<{ id: string; at: string }[]>(
    `select p.id, p.created_at as at from properties p where ${sql} and ${beyond}
      order by p.created_at desc, p.id desc limit ${SHEET_ROWS}`,
    [...values, ...(place === undefined ? [] : [new Date(place.at).toISOString(), place.id])],
  );
  const homes = await em.find(PropertyEntity, { id: { $in: ids.map(({ id }) => id) } });
  const byId = new Map(homes.map((home) => [home.id, home]));
  const text = toSheet(ids.flatMap(({ id }) => byId.get(id) ?? []));
  return { text, next: ids.length === SHEET_ROWS ? ids.at(-1) : undefined };
}
