// Counts what is flushed to the disk, which no file shows afterwards.
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { onTestFinished, vi } from 'vitest';

/** From now to the end of the test: how many files and how many folders were flushed. */
export async function countFlushes(): Promise<{ files: number; folders: number }> {
  const flushed = { files: 0, folders: 0 };
  const handle = await open(tmpdir());
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const sync = prototype.sync;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    flushed[(await this.stat()).isDirectory() ? 'folders' : 'files'] += 1;
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return flushed;
}
