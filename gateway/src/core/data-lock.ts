// Two processes on one PGlite folder lose each other's acknowledged writes, so the folder has one owner.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error.ts';

export interface DataLock {
  release(): void;
}

/**
 * Takes the folder for this process; makes it if need be. The lock of a process that is gone is taken over.
 * Throws a ConfigurationError that names the owner's pid while it lives.
 */
export function lockDataFolder(folder: string): DataLock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'gateway.lock');
  if (!tryWrite(file)) {
    const owner = readFileSync(file, 'utf8');
    if (isAlive(owner)) throw new ConfigurationError(`${folder} belongs to the running process ${pidOf(owner)}`);
    rmSync(file, { force: true });
    if (!tryWrite(file)) throw new ConfigurationError(`${folder} was taken by another process a moment ago`);
  }
  return { release: () => rmSync(file, { force: true }) };
}

function tryWrite(file: string): boolean {
  try {
    writeFileSync(file, nameProcess(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A pid with the time when it started: in a container the next process often gets the last one's pid. */
function nameProcess(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

const pidOf = (name: string) => Number(name.split(' ')[0]);

function isAlive(name: string): boolean {
  const pid = pidOf(name);
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
