/** `rspack serve` or `rspack preview` in a part's folder, over a site under test. */

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root, type Site } from './site.ts';

export type PartsCopy = {
  folder: string;
  /** Replaces a text in a file. Throws if the file does not contain it. */
  edit(file: string, from: string, to: string): void;
  /** The same, as a slow editor does it: the file is empty until it is written. Resolves when it is written. */
  editSlowly(file: string, from: string, to: string): Promise<void>;
  remove(): void;
};

const isSource = (file: string) => !/\/(node_modules|dist|\.build|\.dev)$/.test(file);

/** A copy of parts of this checkout, which a test can change while other tests read the checkout's. */
export function copyParts(...names: string[]): PartsCopy {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  for (const name of names) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
    symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
  }
  for (const beside of ['ui', 'site.json']) symlinkSync(join(root, beside), join(folder, beside));
  function edited(file: string, from: string, to: string): string {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    return text.replace(from, to);
  }
  return {
    folder,
    edit: (file, from, to) => writeFileSync(join(folder, file), edited(file, from, to)),
    async editSlowly(file, from, to) {
      const text = edited(file, from, to);
      writeFileSync(join(folder, file), '');
      await new Promise((resolve) => setTimeout(resolve, 100));
      writeFileSync(join(folder, file), text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type LocalPart = { origin: string; stop(): Promise<void> };

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts the server and resolves when it answers. Rejects with the output if the process ends before. */
export async function startLocalPart(
  folder: string,
  command: 'serve' | 'preview',
  site: Pick<Site, 'origin'>,
): Promise<LocalPart> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['node_modules/@rspack/cli/bin/rspack.js', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SITE: site.origin },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!(await answers(`http://127.0.0.1:${port}/livez`))) {
    if (server.exitCode !== null) throw new Error(`rspack ${command} ended with ${server.exitCode}:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
