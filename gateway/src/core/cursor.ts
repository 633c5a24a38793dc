// Cursors: opaque texts that name a record's place in a list.
import { badInput } from './errors.ts';

/** An opaque text that carries these parts. */
export function encodeCursor(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts that `encodeCursor` was given; null for a text that it did not make. */
export function decodeCursor(cursor: string): string[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isOurs = Array.isArray(parts) && parts.every((part) => typeof part === 'string');
    return isOurs && encodeCursor(parts) === cursor ? parts : null;
  } catch {
    return null;
  }
}

/**
 * Whether the text is a time as `Date.toISOString` writes it. The year 0000 is refused: PostgreSQL does not know it.
 */
export function isMoment(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}

/** BAD_INPUT at `after`, for a cursor that was not made here. */
export const forgedCursor = () => badInput([{ path: ['after'], message: 'Invalid input' }]);
