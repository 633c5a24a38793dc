// Keyset pages of lists that run from the latest to the earliest.
import { isRecordId } from './columns.ts';
import { decodeCursor, encodeCursor, forgedCursor, isMoment } from './cursor.ts';

export interface Place {
  readonly moment: Date;
  readonly id: string;
}

/** An opaque text that names a record's place. */
export function cursorAt({ moment, id }: Place): string {
  return encodeCursor([moment.toISOString(), id]);
}

/** The place that a cursor names; null without one. Throws BAD_INPUT for a cursor not made here. */
export function readCursor(cursor: string | null | undefined): Place | null {
  if (cursor == null) return null;
  const [moment, id, ...more] = decodeCursor(cursor) ?? [];
  if (moment === undefined || !isMoment(moment)) throw forgedCursor();
  if (id === undefined || !isRecordId(id) || more.length > 0) throw forgedCursor();
  return { moment: new Date(moment), id };
}

/** One page of `found`, which holds one more than `first` if there are more; `placeOf` names a node's place. */
export function pageOf<T>(found: readonly T[], first: number, placeOf: (node: T) => Place) {
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : cursorAt(placeOf(last));
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor } };
}
