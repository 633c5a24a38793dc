// Checksums of a backup's files, as `sha256sum` writes them, to find a backup that is incomplete or damaged.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GatewayError } from '../core/errors.ts';

/** In the backup's folder; `sha256sum --check` can read it. */
export const LIST = 'sha256sums.txt';

/** Writes the checksums of every file in the folder except `lock`, which none may open; returns the checksum of that list. */
export async function writeSums(folder: string, lock: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file !== join(folder, lock));
  let list = '';
  for (const file of files.toSorted()) list += `${await sumOf(file)}  ${relative(folder, file).replaceAll(sep, '/')}\n`;
  await writeFile(join(folder, LIST), list);
  return sumOf(join(folder, LIST));
}

/**
 * Throws CONFLICT with the name of a file that has changed since the list was written. `sum`: the checksum of the list.
 */
export async function demandSums(folder: string, sum: string): Promise<void> {
  await demandSum(folder, LIST, sum);
  const lines = (await readFile(join(folder, LIST), 'utf8')).split('\n').filter((line) => line !== '');
  for (const line of lines) {
    const [expected = '', ...name] = line.split('  ');
    await demandSum(folder, name.join('  '), expected);
  }
}

async function demandSum(folder: string, name: string, expected: string): Promise<void> {
  const found = await sumOf(join(folder, name)).catch(() => undefined);
  if (found === expected) return;
  const reason = found === undefined ? 'cannot be read' : 'is not as it was written';
  throw new GatewayError('CONFLICT', `This backup is damaged: ${name} ${reason}. Nothing was changed`);
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
