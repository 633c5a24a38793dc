// What PGlite needs of the machine to start, and the words for what is lacking.
import { readFileSync, statfsSync } from 'node:fs';
import { ConfigurationError } from './configuration-error.ts';

/** More than PGlite writes at a start: two segments of its log, and a new database. */
export const ROOM_TO_START = 64 * 2 ** 20;

/** PGlite has some two hundred open, a file for each table and index; the site's own come on top. */
const FILES_TO_START = 256;

/**
 * The error of opening a database in this folder, or a `ConfigurationError` that names what the machine lacks for it.
 * PGlite has no words for a full disk, and SQLite's, at the folder's lock, name no file. Where it may open no more files,
 * PGlite says of one that it exists.
 */
export function withWhatLacks(folder: string, error: unknown): unknown {
  const [room, files] = [roomIn(folder), mostOpenFiles()];
  const told = error instanceof Error ? `: ${error.message}` : '';
  const because = (lack: string) =>
    new ConfigurationError(`${lack}, and the database cannot be opened${told}`, { cause: error });
  if (room < ROOM_TO_START) return because(`The disk of ${folder} has ${Math.floor(room / 2 ** 20)} MB left`);
  if (files < FILES_TO_START)
    return because(`This process may open ${files} files, of which it needs ${FILES_TO_START} (ulimit -n)`);
  return error;
}

/** Linux alone tells it. Node itself asks every system for as many as it may have. */
function mostOpenFiles(): number {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
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
