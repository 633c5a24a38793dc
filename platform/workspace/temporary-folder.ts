/** Where a run of all tests makes what it throws away. */

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux' folder in memory. */
const memory = '/dev/shm';

/** Bytes. A run has held 1 GB at once; the rest is for what else the machine does. */
const roomy = 8 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= roomy;
}

/**
 * Makes a folder that goes when this process ends. In memory where there is room: each site, database and page of a test begins with
 * files by the thousand, and a disk's file system took a tenth of a whole run's processor to make and unmake them.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'npm-test-'));
  // PostgreSQL's own user has to get through.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
