import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { syncFolder } from './sync-folder.ts';

async function refusing(code: string): Promise<void> {
  const handle = await open(tmpdir());
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  vi.spyOn(prototype, 'sync').mockRejectedValueOnce(Object.assign(new Error(code), { code }));
}

it('passes over a file system that flushes no folder, and over no other fault', async () => {
  await refusing('EINVAL');
  await expect(syncFolder(tmpdir())).resolves.toBeUndefined();
  await refusing('EIO');
  await expect(syncFolder(tmpdir())).rejects.toThrow('EIO');
});
