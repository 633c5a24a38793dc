/** The parts of this checkout, and which of them must be built again. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../build/release.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const isPart = (folder: string) =>
  existsSync(join(root, folder, 'remote.ts')) || existsSync(join(root, folder, 'shell.ts'));

/** Every part that is built into a release, the shell first: whatever folder declares itself to be one. */
export const parts: readonly string[] = [
  'shell',
  ...readdirSync(root)
    .filter((folder) => /^mfe-[a-z-]+$/.test(folder))
    .sort(),
].filter(isPart);

const isSource = (file: string) =>
  !/(^|\/)(node_modules|dist|\.build|\.dev)\//.test(file) && !/\.test\.tsx?$/.test(file);

/** What every part is made from besides its own source. */
const common = ['platform', 'ui', 'schema'];

function sourceHash(part: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const folder of [part, ...common]) {
    for (const file of filesBelow(join(root, folder)).filter(isSource))
      hash.update(`${folder}/${file}`).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex');
}

const stampOf = (part: string) => join(root, part, 'dist/.source');

const isFresh = (part: string, hash: string) =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === hash;

function build(part: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'platform/build/part.ts'), join(root, part)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${part} could not be built; the reason stands above`)),
    );
  });
}

/** Builds every part whose source, or whose foundations, changed since it was last built. */
export async function buildStale(): Promise<void> {
  const stale = parts
    .map((part) => ({ part, hash: sourceHash(part) }))
    .filter(({ part, hash }) => !isFresh(part, hash));
  if (stale.length > 0) console.log(`Building ${stale.map(({ part }) => part).join(', ')}…`);
  for (const { part, hash } of stale) {
    await build(part);
    writeFileSync(stampOf(part), hash);
  }
}
