import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './remote-files.ts';

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes a folder with these files, or nothing: half a remote would be there already at the next try. Throws with words that name the folder. */
export function makeFolder(folder: string, files: Files): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    throw new Error(isThere(error) ? `${folder} is there already` : `${folder} cannot be made: ${wordsOf(error)}`);
  }
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${folder} cannot be written: ${wordsOf(error)}`);
  }
}
