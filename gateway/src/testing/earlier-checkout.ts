// A checkout of the project at an earlier commit, with the libraries of that time.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function run(command: string, args: readonly string[], cwd = root): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout.trim();
}

/** The commit before the newest migration: the last gateway that does not know it. */
export function commitBeforeNewestMigration(): string {
  const added = run('git', ['log', '--diff-filter=A', '--format=%H', '-1', '--', 'gateway/src/migrations/0*.ts']);
  return run('git', ['rev-parse', `${added}^`]);
}

/** Returns its folder, and a function that removes it. */
export function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'earlier-')), 'site');
  run('git', ['worktree', 'add', '--detach', folder, commit]);
  const [pnpm = ''] = /pnpm@[\d.]+/.exec(readFileSync(join(folder, 'platform/workspace/run.mjs'), 'utf8')) ?? [];
  run('npx', ['-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], folder);
  return {
    folder,
    remove() {
      run('git', ['worktree', 'remove', '--force', folder]);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}
