// Two processes on one PGlite folder would lose each other's confirmed writes, so a folder has one owner.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigurationError } from './configuration-error.ts';
import { codeOf } from './error-code.ts';
import { makeFolder } from './make-folder.ts';

/** A lock that this process holds. */
export interface DataLock {
  release(): void;
}

/**
 * Locks the folder for this process, and makes it if it does not exist. The kernel holds the lock and releases it when
 * the process ends for any reason. It also works between containers, where each process has the pid 1. The owner's pid
 * is written to `gateway.lock` beside it. Throws a ConfigurationError that names the owner while the owner lives, and
 * one if the folder cannot be written to.
 */
export function lockDataFolder(folder: string): DataLock {
  makeDataFolder(folder);
  const file = join(folder, 'gateway.lock');
  // A gateway of an earlier release wrote its name there but took no lock.
  const owner = read(file);
  if (isAlive(owner)) throw taken(folder, owner);
  const lock = lockFile(join(folder, 'gateway.lock.db'));
  if (!lock) throw taken(folder, owner);
  writeFileSync(file, nameProcess(process.pid));
  return {
    release() {
      rmSync(file, { force: true });
      lock.release();
    },
  };
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new ConfigurationError(`${folder} cannot be made (${codeOf(error)})`, { cause: error });
  }
}

const taken = (folder: string, owner: string) =>
  new ConfigurationError(
    `${folder} belongs to the running process ${owner.split(' ')[0] || 'of another gateway'}: end that first, or name another folder, DATA_DIR=…`,
  );

/**
 * Locks a file for this process, and makes it if it does not exist; undefined while another holds it. SQLite's exclusive
 * transaction is the only kernel lock that Node offers on every system. Nothing is written to the file, nor beside it:
 * the journal is in memory, for Node's SQLite ignores `off`. No other code of this process may open the file: closing it
 * would release the lock (POSIX).
 */
export function lockFile(file: string): DataLock | undefined {
  const database = openFile(file);
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    held.add(database);
    return {
      release() {
        held.delete(database);
        database.close();
      },
    };
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

function openFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    // SQLite's own message names no file.
    throw new ConfigurationError(`${dirname(file)} cannot be written to`, { cause: error });
  }
}

const SQLITE_BUSY = 5;
/** Keeps a reference: the garbage collector would close a connection without one, and so release its lock. */
const held = new Set<DatabaseSync>();

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** The pid and its start time: in a container, the next process often gets the same pid. */
function nameProcess(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

function isAlive(name: string): boolean {
  const pid = Number(name.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process lives, but belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return nameProcess(pid) === name;
}

/**
 * When the process started: the 22nd field of /proc/<pid>/stat, in clock ticks since boot. Empty where there is no
 * /proc, and for one that has ended, which keeps its pid until its parent hears of it.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses; it may contain spaces.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : (fields[18] ?? '');
  } catch {
    return '';
  }
}
