import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file's content; undefined if there is no such file. */
const read = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * The keys that sign cookies: the operator's, or one that is made once and kept in the data folder. Rejects if it
 * cannot be written there.
 */
export async function sessionKeys(given: readonly string[] | undefined, folder: string): Promise<readonly string[]> {
  if (given !== undefined) return given;
  const file = join(folder, 'session-key');
  const kept = await read(file);
  if (kept) return [kept];
  await mkdir(folder, { recursive: true });
  // A full disk may have left an empty file. Everybody could sign with an empty key.
  if (kept === '') await rm(file, { force: true });
  const whole = `${file}.${randomUUID()}`;
  try {
    await writeFile(whole, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // `link` puts the whole file in place or fails if there is one: of two processes that start at once, the second
    // uses the first one's key.
    await link(whole, file).catch(async (error: NodeJS.ErrnoException) => {
      // Some file systems have no hard links; `rename` also puts the whole file in place.
      if (error.code !== 'EEXIST') await rename(whole, file);
    });
  } finally {
    await rm(whole, { force: true });
  }
  return [await readFile(file, 'utf8')];
}
