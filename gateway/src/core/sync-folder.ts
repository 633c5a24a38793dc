import { open } from 'node:fs/promises';
import { codeOf } from './error-code.ts';

/** What some file systems say that flush no folder, such as those that a virtual machine shares with its host. PostgreSQL passes over the same. */
const CANNOT: ReadonlySet<unknown> = new Set(['EINVAL', 'EBADF', 'ENOTSUP']);

/**
 * Flushes the names in a folder to the disk: without it a file that was flushed may have no name after a power cut.
 * Windows cannot open a folder, and does this itself.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!CANNOT.has(codeOf(error))) throw error;
  } finally {
    await handle.close();
  }
}
