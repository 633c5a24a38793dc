/**
 * `npm run pack -- [folder]`: compiles platform, ui, schema and create-remote to packages for other repositories. Each lies in
 * `<package>/dist/package`, where `npm pack`, `pnpm pack` or `npm publish` take it; the archives are written to the folder.
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { type Checkout, type Manifest, packedManifest } from './pack/manifest.ts';
import { root } from './parts.ts';
import { bundleReleaseCommand } from './release-command.ts';

/** The folders that go into each package. */
const packages: Record<string, readonly string[]> = {
  schema: ['src'],
  ui: ['src'],
  platform: ['src', 'build'],
  'create-remote': ['src'],
};

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const manifestOf = (name: string) => readJson<Manifest>(`${name}/package.json`);

const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Pick<Checkout, 'catalog'>;
const versions = Object.fromEntries(Object.keys(packages).map((name) => [name, manifestOf(name).version]));

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

/** Compiles a package's sources to JavaScript and declarations, in the same folders. */
function compile(name: string, folders: readonly string[]): void {
  const config = join(root, name, 'dist/tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '..',
    outDir: 'package',
  };
  const include = folders.map((folder) => `../${folder}`);
  const exclude = ['../**/*.test.ts', '../**/*.test.tsx'];
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include, exclude }));
  run(join(root, 'node_modules/.bin/tsc'), ['-p', config]);
}

/** Copies what is not compiled: fonts, SDL, plain JavaScript, declarations of assets. */
const isCopied = (file: string) => !/\.tsx?$/.test(file) || file.endsWith('.d.ts');

async function stage(name: string, folders: readonly string[]): Promise<string> {
  const staged = join(root, name, 'dist/package');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  compile(name, folders);
  for (const folder of folders)
    cpSync(join(root, name, folder), join(staged, folder), {
      recursive: true,
      filter: (file) => !/\.\w+$/.test(file) || isCopied(file),
    });
  cpSync(join(root, name, 'CHANGELOG.md'), join(staged, 'CHANGELOG.md'));
  const manifest = manifestOf(name);
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify(packedManifest(manifest, { catalog, versions }), null, 2)}\n`,
  );
  // The release command includes the browser check. It is one file, as in the checkout.
  if (name === 'platform') await bundleReleaseCommand(join(staged, 'release/cli.js'));
  for (const file of Object.values(manifest.bin ?? {})) makeCommand(join(staged, file.replace(/\.ts$/, '.js')));
  return staged;
}

function makeCommand(file: string): void {
  writeFileSync(file, `#!/usr/bin/env node\n${readFileSync(file, 'utf8')}`);
  chmodSync(file, 0o755);
}

const staged: string[] = [];
for (const [name, folders] of Object.entries(packages)) staged.push(await stage(name, folders));
cpSync(join(root, 'platform/budgets.json'), join(root, 'platform/dist/package/budgets.json'));
writeFileSync(join(root, 'create-remote/dist/package/versions.json'), JSON.stringify({ ...catalog, ...versions }));
const [target] = process.argv.slice(2);
if (target) {
  mkdirSync(resolve(target), { recursive: true });
  run('npm', ['pack', '--silent', '--pack-destination', resolve(target), ...staged]);
} else {
  for (const folder of staged) console.log(relative(root, folder));
}
