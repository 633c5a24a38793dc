/** A team's own checkout: a clone of this one, installed and built, in which a test may change files. */

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site.ts';

const run = promisify(execFile);

export type Output = { code: number; text: string };

export type Checkout = {
  folder: string;
  /** Runs an npm script: `npm('build')`, `npm('release', 'list')`. */
  npm(command: string, ...args: string[]): Promise<Output>;
  /** Runs a file with the same Node. */
  node(...args: string[]): Promise<Output>;
  /** `rspack build` in a part's folder. */
  build(part: string): Promise<Output>;
  remove(): void;
};

/** Uncommitted changes belong to the checkout under test. */
async function copyUncommitted(folder: string): Promise<void> {
  const { stdout } = await run('git', ['-C', root, 'ls-files', '-m', '-o', '--exclude-standard', '-z']);
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file));
}

export async function cloneCheckout(environment: Record<string, string> = {}): Promise<Checkout> {
  const folder = mkdtempSync(join(tmpdir(), 'team-'));
  await run('git', ['clone', '--quiet', root, folder]);
  await copyUncommitted(folder);
  const runIn = async (cwd: string, args: string[]): Promise<Output> => {
    const options = {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...environment },
      maxBuffer: 32 * 1024 * 1024,
    };
    try {
      const { stdout, stderr } = await run(process.execPath, args, options);
      return { code: 0, text: stdout + stderr };
    } catch (error) {
      const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
      return { code: code ?? 1, text: stdout + stderr };
    }
  };
  const node = (...args: string[]) => runIn(folder, args);
  return {
    folder,
    node,
    build: (part) => runIn(join(folder, part), ['node_modules/@rspack/cli/bin/rspack.js', 'build']),
    npm: (command, ...args) => node('platform/workspace/run.mjs', command, ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
