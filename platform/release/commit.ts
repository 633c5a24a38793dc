import { execFileSync } from 'node:child_process';

const git = (folder: string, args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that a folder's checkout stands at, with `-dirty` where something in the folder is not committed. None without git. */
export function commitOf(folder: string): string | undefined {
  try {
    const commit = git(folder, ['rev-parse', 'HEAD']);
    const isDirty = git(folder, ['status', '--porcelain', '--', '.']) !== '';
    return isDirty ? `${commit}-dirty` : commit;
  } catch {
    // No git, or no checkout: a release needs neither.
    return undefined;
  }
}
