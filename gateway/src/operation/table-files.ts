// A table of a backup as a file with one line of JSON for each row. It is never in memory as a whole.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const pathOf = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson`);

/** Writes the lines and flushes them to the disk; returns how many. The folder `tables` must exist. */
export async function writeLines(folder: string, table: string, parts: AsyncIterable<string[]>): Promise<number> {
  const file = await open(pathOf(folder, table), 'w', 0o600);
  let count = 0;
  try {
    for await (const lines of parts) {
      await file.write(`${lines.join('\n')}\n`);
      count += lines.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return count;
}

/** Splits at line feeds only: JSON text may contain characters that `readline` would take for the end of a line. */
export async function* readLines(folder: string, table: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(pathOf(folder, table), 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
