import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { repositoryFiles } from './repository-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const create = (...given: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...given], { cwd: folder, encoding: 'utf8' });

test('a folder of packages that is not there is named, and nothing is made', () => {
  const made = create('tours', '--packages', 'missing');
  expect([made.status, made.stderr, readdirSync(folder)]).toEqual([1, 'missing is no folder\n', []]);
});

test.each([[['--help']], [['--packages', 'missing']], [['tours', '--packages', '.', 'more']]])(
  '%j is answered with how it is written, and nothing is made',
  (given) => {
    const made = create(...given);
    expect([made.status, made.stderr.split('\n')[0], readdirSync(folder)]).toEqual([
      1,
      'Usage: create-remote name [--packages folder]',
      [],
    ]);
  },
);

test('a folder in whose name is a sign with which Rspack cannot build is named, and nothing is made in it', () => {
  const within = join(folder, 'x#1');
  mkdirSync(within);
  const cli = join(import.meta.dirname, 'cli.ts');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'tours'], { cwd: within, encoding: 'utf8' });
  expect([status, readdirSync(within)]).toEqual([1, []]);
  expect(stderr).toMatch(/x#1\/mfe-tours could not be built: make it where no folder has “#” in its name\n$/);
});

// Publish would refuse what is made under such a name, after a day's work.
test.each([
  ['api', "No part can be called api: /api is the site's own address"],
  ['federation', "No part can be called federation: /federation is the site's own address"],
  ...['mfe-', 'mfe-tours', 'Tours', 'größe', '../tours', '__proto__', 't'].map((name) => [
    name,
    `No part can be called “${name}”: a name is two to twenty small letters from a to z, and mfe- comes before it by itself`,
  ]),
  [
    'a'.repeat(300),
    `No part can be called “${'a'.repeat(40)}…”: a name is two to twenty small letters from a to z, and mfe- comes before it by itself`,
  ],
])('a name that no part can have is refused with the reason: %.20s', (name, words) => {
  const made = create(name);
  expect([made.status, made.stderr, readdirSync(folder)]).toEqual([1, `${words}\n`, []]);
});

test('what is there already is named, be it a folder, a file, or a link to nothing', () => {
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'b'), '');
  symlinkSync('nowhere', join(folder, 'c'));
  for (const name of ['a', 'b', 'c'])
    expect(() => makeFolder(join(folder, name), { 'x.ts': '' })).toThrow(`${join(folder, name)} is there already`);
});

test('where nothing can be written, it says so and where, and leaves no half of it', () => {
  const within = join(folder, 'missing', 'mfe-tours');
  expect(() => makeFolder(within, {})).toThrow(`${within} cannot be made: ENOENT: no such file or directory`);
  const made = join(folder, 'mfe-tours');
  expect(() => makeFolder(made, { src: '', 'src/page.tsx': '' })).toThrow(`${made} cannot be written: EEXIST`);
  expect(readdirSync(folder)).toEqual([]);
});

// Else `pnpm install` ends with ERR_PNPM_IGNORED_BUILDS, and a pipeline with it.
test('pnpm is told of each script that a package would run at its installation', () => {
  const files = repositoryFiles('tours', {}, () => '^1.0.0');
  expect(files['pnpm-workspace.yaml']).toBe('allowBuilds:\n  esbuild: false\n');
});
