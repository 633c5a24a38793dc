/** What a team without a checkout of this site has: the packed packages, and a folder elsewhere. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site.ts';

const start = promisify(execFile);

export type Outside = {
  /** A folder outside of any workspace. The packed packages are in its `packages/`. */
  folder: string;
  /** Runs a command in the folder, or in a subfolder, and returns its output. Rejects with the output if it fails. */
  run(command: string, args: readonly string[], below?: string): Promise<string>;
  remove(): void;
};

/**
 * Puts the project's pinned Node first: a team may have a newer Node than this machine, but none older than the pinned
 * one.
 */
const pinned = (): string => `${join(root, 'node_modules/node/bin')}:${process.env.PATH}`;

export function goOutside(environment: Record<string, string> = {}): Outside {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  mkdirSync(join(folder, 'packages'));
  return {
    folder,
    async run(command, args, below = '.') {
      const options = {
        cwd: join(folder, below),
        env: { ...process.env, PATH: pinned(), NO_COLOR: '1', ...environment },
        maxBuffer: 32 * 1024 * 1024,
      };
      return start(command, [...args], options).then(
        ({ stdout, stderr }) => stdout + stderr,
        ({ stdout, stderr, message }: { stdout?: string; stderr?: string; message: string }) => {
          throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}${message}`);
        },
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Packs this checkout's packages into `packages/`. */
export const packInto = ({ folder, run }: Outside): Promise<string> =>
  run(process.execPath, [join(root, 'platform/workspace/pack.ts'), join(folder, 'packages')]);
