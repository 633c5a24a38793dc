/** The parts of this checkout, and which of them must be built again. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_STAMP } from '../build/output-folder.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const isPart = (folder: string) =>
  existsSync(join(root, folder, 'remote.ts')) || existsSync(join(root, folder, 'shell.ts'));

/** Every part that is built into a release, the shell first: all folders with a `remote.ts` or `shell.ts`. */
export const parts: readonly string[] = [
  'shell',
  ...readdirSync(root)
    .filter((folder) => /^mfe-[a-z-]+$/.test(folder))
    .sort(),
].filter(isPart);

/** Folders with generated files. */
const made = new Set(['node_modules', 'dist', '.build', '.dev']);

/** Every source file below a folder, as sorted paths, without generated files and tests. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of sourcesBelow(join(root, folder))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The source that every part uses besides its own. */
const foundations = ['platform/src', 'platform/build', 'ui/src', 'schema/src'];
const settings = ['platform/package.json', 'platform/budgets.json', 'ui/package.json', 'schema/package.json'];

function commonHash(): string {
  const hash = createHash('sha256');
  for (const file of [...settings, 'pnpm-lock.yaml']) hash.update(readFileSync(join(root, file)));
  return hashOf(foundations) + hash.digest('hex');
}

const stampOf = (part: string) => join(root, part, 'dist', SOURCE_STAMP);

const isFresh = (part: string, hash: string) =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === hash;

/** The path of the part's own Rspack command. */
export const rspackCli = (part: string): string => join(root, part, 'node_modules/@rspack/cli/bin/rspack.js');

/** With Node's small default for new objects, garbage collection takes a tenth of a build. */
const LARGE_NURSERY = '--max-semi-space-size=64';

/**
 * Runs `rspack build` in the part's folder, as its team does. The release is stamped with `source`. What the command
 * says is written whole, when it has ended.
 */
function build(part: string, source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LARGE_NURSERY, rspackCli(part), 'build'], {
      cwd: join(root, part),
      env: { ...process.env, SOURCE_HASH: source },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const output of ['stdout', 'stderr'] as const)
      child[output].setEncoding('utf8').on('data', (chunk: string) => {
        said[output] += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      for (const output of ['stdout', 'stderr'] as const) process[output].write(said[output]);
      if (code === 0) resolve();
      else reject(new Error(`${part} could not be built; the reason stands above`));
    });
  });
}

/** Two at once save a quarter of the time of all (docs/measured.md): neither keeps two cores busy alone. */
const AT_ONCE = Math.min(2, availableParallelism());

/** Builds those of these parts whose source, or shared source, has changed since their last build. */
export async function buildStale(these = parts): Promise<void> {
  const common = commonHash();
  const stale = these
    .map((part) => ({ part, hash: hashOf([part]) + common }))
    .filter(({ part, hash }) => !isFresh(part, hash));
  if (stale.length > 0) console.log(`Building ${stale.map(({ part }) => part).join(', ')}…`);
  const waiting = [...stale];
  async function buildNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      try {
        await build(next.part, next.hash);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
  }
  // The other build ends, too, before a fault of one is told.
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, buildNext));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}
