import { open } from 'node:fs/promises';

/**
 * Flushes the names in a folder to the disk: without it a file that was flushed may have no name after a power cut.
 * Windows cannot open a folder, and does this itself.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
