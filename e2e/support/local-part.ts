/** `rspack serve` or `rspack preview` in a part's folder, over a site under test. */

import { spawn } from 'node:child_process';
import { freePort, type Site } from './site.ts';

export type LocalPart = { origin: string; stop(): Promise<void> };

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts it and resolves once it answers. Rejects with what it said if it ends before. */
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
