import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys that sign cookies: the operator's, or one made once and kept in the data folder. */
export async function sessionKeys(given: readonly string[] | undefined, folder: string): Promise<readonly string[]> {
  if (given !== undefined) return given;
  const file = join(folder, 'session-key');
  await mkdir(folder, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  // Exclusive: of two processes that start at once, the second reads the first one's key.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch(() => {});
  return [await readFile(file, 'utf8')];
}
