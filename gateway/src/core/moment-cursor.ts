// Keyset pages of lists that run from the latest to the earliest.
import { isRecordId } from './columns.ts';
import { badInput } from './errors.ts';

export interface Place {
  readonly moment: Date;
  readonly id: string;
}

/** An opaque text that names a record's place. */
export function cursorAt({ moment, id }: Place): string {
  return Buffer.from(JSON.stringify([moment.toISOString(), id])).toString('base64url');
}

/** The place that a cursor names; null without one. Throws BAD_INPUT for a cursor not made here. */
export function readCursor(cursor: string | null | undefined): Place | null {
  if (cursor == null) return null;
  try {
    const [text, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const moment = new Date(String(text));
    if (typeof id === 'string' && isRecordId(id) && moment.toISOString() === text) return { moment, id };
  } catch {
    // Not JSON, or no date: said below.
  }
  throw badInput([{ path: ['after'], message: 'Invalid input' }]);
}

/** One page of `found`, which holds one more than `first` if there are more; `placeOf` names a node's place. */
export function pageOf<T>(found: readonly T[], first: number, placeOf: (node: T) => Place) {
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : cursorAt(placeOf(last));
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor } };
}
