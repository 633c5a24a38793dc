/** Where the compilations of a part write, and how a release takes the place of the one before. */

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The file in a release that holds the hash of the source it was built from. It is no file of the release. */
export const SOURCE_STAMP = '.source';

const allOutputs = (folder: string): string => join(folder, '.build');

/** A folder of this process alone: another one may be building the same part. */
export const outputFolder = (folder: string): string => join(allOutputs(folder), String(process.pid));

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // It runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the files of this process, and those of builds that were ended before they were done. */
export function clearOutputs(folder: string): void {
  const all = allOutputs(folder);
  if (!existsSync(all)) return;
  const isLeft = (name: string) => name === String(process.pid) || !isRunning(name);
  for (const name of readdirSync(all).filter(isLeft)) rmSync(join(all, name), { recursive: true, force: true });
}

/** Enough for so many builds that end at the same moment. */
const MOST_TRIES = 20;

/**
 * Puts a finished release in the place of `target`, so that the one before stands there whole until then. `aside` is
 * where that one is moved to.
 */
export function putInPlace(release: string, target: string, aside: string): void {
  for (let tries = 1; ; tries += 1)
    try {
      rmSync(aside, { recursive: true, force: true });
      if (existsSync(target)) renameSync(target, aside);
      renameSync(release, target);
      return;
    } catch (error) {
      // Another build has put its own there in between, or moved the one before away.
      if (tries === MOST_TRIES || !existsSync(release)) throw error;
    }
}
