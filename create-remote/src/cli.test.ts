import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

test('a folder of packages that is not there is named, and nothing is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-remote-'));
  const cli = join(import.meta.dirname, 'cli.ts');
  const made = spawnSync(process.execPath, [cli, 'tours', '--packages', 'missing'], { cwd: folder, encoding: 'utf8' });
  expect([made.status, made.stderr, readdirSync(folder)]).toEqual([1, 'missing is no folder\n', []]);
  rmSync(folder, { recursive: true });
});

// Else `pnpm install` ends with ERR_PNPM_IGNORED_BUILDS, and a pipeline with it.
test('pnpm is told of each script that a package would run at its installation', () => {
  const files = repositoryFiles('tours', {}, () => '^1.0.0');
  expect(files['pnpm-workspace.yaml']).toBe('allowBuilds:\n  esbuild: false\n');
});
