/** The folders for the temporary files of runs of tests. */

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder that Linux keeps in memory. */
const memory = '/dev/shm';

/** Bytes. A run needs 1 GB at most; the rest is for other programs of the machine. */
const roomy = 8 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= roomy;
}

/** Makes a folder that PostgreSQL can enter, too, which runs as a user of its own. */
export function makeFolder(parent: string, prefix: string): string {
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Makes a folder that is removed when this process ends. It is in memory if there is room: tests make thousands of small files,
 * and on a disk, creating and deleting them took a tenth of the run's processor time.
 */
export function makeTemporaryFolder(): string {
  const folder = makeFolder(hasRoom() ? memory : tmpdir(), 'npm-test-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
