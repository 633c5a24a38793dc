// What PGlite needs of the machine to start, and the words for what is lacking.
import { statfsSync } from 'node:fs';
import { ConfigurationError } from './configuration-error.ts';

/** More than PGlite writes at a start: two segments of its log, and a new database. */
export const ROOM_TO_START = 64 * 2 ** 20;

/**
 * The error of opening a database in this folder, or a `ConfigurationError` that names what the machine lacks for it.
 * PGlite has no words for a full disk, and SQLite's, at the folder's lock, name no file.
 */
export function withWhatLacks(folder: string, error: unknown): unknown {
  const room = roomIn(folder);
  if (room >= ROOM_TO_START) return error;
  const told = error instanceof Error ? `: ${error.message}` : '';
  const left = `The disk of ${folder} has ${Math.floor(room / 2 ** 20)} MB left`;
  return new ConfigurationError(`${left}, and the database cannot be opened${told}`, { cause: error });
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Whatever keeps it from being looked at, the first error tells more.
    return Number.POSITIVE_INFINITY;
  }
}
