// Data for the sitemap: every home's address, last change and pictures, the oldest first so that a new home moves no
// other; and the lists of homes.
import type { ListingType, Property } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import type { PropertyQuery } from './property.query.ts';

const BATCH = 500;

/** A home's place in the order. */
export interface HomePlace {
  readonly at: string;
  readonly id: string;
}

/** A list of homes on offer. */
export interface HomeList {
  /** Absent: in all towns. */
  readonly town?: string;
  readonly listingType: ListingType;
}

export interface HomeAddresses {
  /**
   * The lists of homes that are for sale or rent now: in all towns, then in each, sorted by town. A town's name is
   * spelled as most of its homes spell it.
   */
  lists(): Promise<HomeList[]>;
  /** The first home of each `size` homes that visitors see, found by an index. */
  places(size: number): Promise<HomePlace[]>;
  /**
   * The homes from one place up to another, without that one, or to the end. Each batch is read when it is asked for.
   */
  homes(from: HomePlace, until?: HomePlace): AsyncIterable<Pick<Property, 'id' | 'updatedAt' | 'images'>[]>;
}

export function createHomeAddresses(
  { maintenance }: Pick<Database, 'maintenance'>,
  query: PropertyQuery,
): HomeAddresses {
  async function next(after: HomePlace | undefined, size: number): Promise<HomePlace | undefined> {
    const beyond = after ? 'and (created_at, id) > (?::timestamptz, ?::uuid)' : '';
    const [row] = await maintenance.em().execute<{ at: string; id: string }[]>(
      `select created_at as at, id from properties where archived_at is null ${beyond}
      order by created_at, id offset ? limit 1`,
      after ? [after.at, after.id, size - 1] : [0],
    );
    return row && { at: new Date(row.at).toISOString(), id: row.id };
  }

  return {
    async lists() {
      const rows = await maintenance.em().execute<{ town: string; listing_type: ListingType }[]>(
        `select mode() within group (order by city) as town, listing_type from properties
        where archived_at is null and status in ('active', 'pending') group by lower(city), listing_type
        order by lower(city), listing_type desc`,
      );
      const types = new Set(rows.map((row) => row.listing_type));
      return [
        ...[...types].map((listingType) => ({ listingType })),
        ...rows.map(({ town, listing_type: listingType }) => ({ town, listingType })),
      ];
    },
    async places(size) {
      const found: HomePlace[] = [];
      for (let place = await next(undefined, size); place; place = await next(place, size)) found.push(place);
      return found;
    },
    async *homes(from, until) {
      const end = until ? 'and (p.created_at, p.id) < (?::timestamptz, ?::uuid)' : '';
      let place = { sign: '>=', ...from };
      for (let isMore = true; isMore; ) {
        const batch = await query(
          `properties p where p.archived_at is null and (p.created_at, p.id) ${place.sign} (?::timestamptz, ?::uuid) ${end}
          order by p.created_at, p.id limit ${BATCH}`,
          [place.at, place.id, ...(until ? [until.at, until.id] : [])],
          { wanted: new Set(['createdAt', 'updatedAt', 'images'] as const) },
        );
        yield batch;
        const last = batch.at(-1);
        isMore = last !== undefined && batch.length === BATCH;
        if (last) place = { sign: '>', at: last.createdAt.toISOString(), id: last.id };
      }
    },
  };
}
