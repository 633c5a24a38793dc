// All homes that visitors see, in batches, so that only one batch is in memory.
import type { Property } from 'schema/generated/graphql';
import { orderedHomes } from './ordered-homes.ts';
import type { PropertyQuery } from './property.query.ts';
import { cursorOf } from './property-order.ts';

export const BATCH = 500;

/**
 * Newest first. Each batch is read when it is asked for, and no connection is held in between. Yields at least one
 * batch.
 */
export async function* everyHome(query: PropertyQuery): AsyncGenerator<Property[]> {
  let after: string | undefined;
  do {
    const { from, values } = orderedHomes({ sort: 'newest', after, limit: BATCH });
    const homes: Property[] = await query(from, values);
    yield homes;
    const last = homes.at(-1);
    after = last && homes.length === BATCH ? cursorOf('newest', last) : undefined;
  } while (after !== undefined);
}
