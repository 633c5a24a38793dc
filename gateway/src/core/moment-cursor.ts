// Keyset pagination of lists that run from the latest to the earliest.
import { isRecordId } from './columns.ts';
import { decodeCursor, encodeCursor, forgedCursor, isMoment } from './cursor.ts';

/** A record's place in a list that is sorted by time. */
export interface Place {
  readonly moment: Date;
  readonly id: string;
}

/** An opaque text that names a record's place. `order`: the name of the order, for a list that has several. */
export function cursorAt({ moment, id }: Place, order?: string): string {
  return encodeCursor([...(order === undefined ? [] : [order]), moment.toISOString(), id]);
}

/**
 * The place that a cursor names; null without a cursor. Throws BAD_INPUT for a cursor that was not made here, or was
 * made for another order.
 */
export function readCursor(cursor: string | null | undefined, order?: string): Place | null {
  if (cursor == null) return null;
  const parts = decodeCursor(cursor) ?? [];
  if (order !== undefined && parts.shift() !== order) throw forgedCursor();
  const [moment, id, ...more] = parts;
  if (moment === undefined || !isMoment(moment)) throw forgedCursor();
  if (id === undefined || !isRecordId(id) || more.length > 0) throw forgedCursor();
  return { moment: new Date(moment), id };
}

/**
 * One page of `found`, which must hold one node more than `first` if there are more. `placeOf` gives a node's place;
 * `order` is the page's order.
 */
export function pageOf<T>(found: readonly T[], first: number, placeOf: (node: T) => Place, order?: string) {
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : cursorAt(placeOf(last), order);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor } };
}
