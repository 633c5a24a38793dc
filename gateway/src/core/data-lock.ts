// Two processes on one PGlite folder lose each other's acknowledged writes, so the folder has one owner.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DataLock {
  release(): void;
}

/**
 * Takes the folder for this process; makes it if need be. The lock of a process that is gone is taken over.
 * Throws an Error that names the owner's pid while it lives.
 */
export function lockDataFolder(folder: string): DataLock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'gateway.lock');
  if (!tryWrite(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) throw new Error(`${folder} belongs to the running process ${owner}`);
    rmSync(file, { force: true });
    if (!tryWrite(file)) throw new Error(`${folder} was taken by another process a moment ago`);
  }
  return { release: () => rmSync(file, { force: true }) };
}

function tryWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
