/** `npm run dev` for one test file: both servers on free ports, with a copy of the demo content. */

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, root, seedFolder } from './site.ts';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The page is served at the first port, the gateway at the next one. */
async function freePair(): Promise<number> {
  for (let port = 4400 + Math.floor(Math.random() * 500) * 2; port < 60_000; port += 2)
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  throw new Error('No two neighbouring ports are free');
}

export type Development = { origin: string; stop(): Promise<void> };

/**
 * Starts both servers and resolves when both say that they are ready. A page waits for the compilation by itself.
 * Rejects with the output if the process ends before.
 */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync(seedFolder, folder, { recursive: true });
  const port = await freePair();
  const server = spawn(process.execPath, ['platform/workspace/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready on') && said.includes('Developing at')) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGTERM');
      }),
  };
}
