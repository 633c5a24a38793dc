// Two processes on one PGlite folder lose each other's acknowledged writes, so the folder has one owner.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from './configuration-error.ts';

export interface DataLock {
  release(): void;
}

/**
 * Takes the folder for this process; makes it if need be. The kernel holds the lock and drops it with the process, however
 * that ends: it counts between containers, too, which each think that they are process 1. Beside it lies the owner's name,
 * in `gateway.lock`. Throws a ConfigurationError with that name while the owner lives,
 * and where the folder cannot be written to.
 */
export function lockDataFolder(folder: string): DataLock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'gateway.lock');
  // An owner of before the kernel's lock has nothing but its name there.
  const owner = read(file);
  if (isAlive(owner)) throw taken(folder, owner);
  const lock = tryLock(folder);
  if (!lock) throw taken(folder, owner);
  writeFileSync(file, nameProcess(process.pid));
  return {
    release() {
      rmSync(file, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

const taken = (folder: string, owner: string) =>
  new ConfigurationError(`${folder} belongs to the running process ${owner.split(' ')[0] || 'of another gateway'}`);

/**
 * SQLite's exclusive transaction is the one lock of the kernel that Node offers on every system. Nothing is ever written.
 * Nobody may open this file by other means in this process: closing it would drop the lock (POSIX).
 */
function tryLock(folder: string): DatabaseSync | undefined {
  const database = openFile(folder);
  try {
    database.exec('pragma journal_mode = off; begin exclusive');
    held.add(database);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

function openFile(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, 'gateway.lock.db'), { timeout: 0 });
  } catch (error) {
    // Its own words name no file.
    throw new ConfigurationError(`${folder} cannot be written to`, { cause: error });
  }
}

const SQLITE_BUSY = 5;
/** Collected as garbage, a connection would close and drop its lock. */
const held = new Set<DatabaseSync>();

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** A pid with the time when it started: in a container the next process often gets the last one's pid. */
function nameProcess(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

function isAlive(name: string): boolean {
  const pid = Number(name.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return nameProcess(pid) === name;
}

/** The 22nd field of /proc/<pid>/stat, in ticks since boot; blank where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a command in parentheses, which may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
