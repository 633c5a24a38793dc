/** A whole site for one test file: its own port, database and folder, which starts as a seeded copy. */

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const parts = ['shell', ...readdirSync(root).filter((folder) => folder.startsWith('mfe-'))];
export const admin = { username: 'agent', password: 'correct horse battery' };

/** The seeded data folder, made by the global setup. Every site starts with a copy. */
export const seedFolder = join(root, 'e2e/.seed');

export type Site = {
  origin: string;
  folder: string;
  /** The folders of all gateways. */
  folders: readonly string[];
  /** Stops the gateway as an operator would, and starts it again with the same folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** The gateway's output so far. */
  log(): string;
  /** The gateway's child processes. */
  rendererPids(): number[];
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts the gateway, which promotes the parts of the checkout. */
const withParts = ['gateway/src/start.ts', root, ...parts];

/** Starts a gateway and resolves when it says that it is ready. Rejects with its output if it ends before. */
export function launch(
  folder: string,
  port: number,
  say: (words: string) => void = () => undefined,
  variables: NodeJS.ProcessEnv = {},
  command: readonly string[] = withParts,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    DATABASE_URL: '',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    LIMITS: 'off',
    // Many specs promote releases; only one is about the browser's smoke test.
    BROWSER_SMOKE: 'off',
    DRAIN_SECONDS: '0',
    ...variables,
  };
  // A test's site lives for seconds, so it does not pay to optimize its database's WebAssembly.
  const gateway = spawn(process.execPath, ['--liftoff-only', ...command], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      say(chunk.toString());
      if (said.includes('Ready on')) resolve(gateway);
    };
    gateway.stdout.on('data', listen);
    gateway.stderr.on('data', listen);
    gateway.once('exit', (code) => reject(new Error(`The gateway ended with ${code}:\n${said}`)));
  });
}

export const end = (gateway: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (gateway.exitCode !== null) return resolve();
    gateway.once('exit', () => resolve());
    gateway.kill('SIGTERM');
  });

/** The child processes of a process, from the kernel. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Fills `folder` with the demo content and the built releases, once for all tests. */
export async function seed(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await end(await launch(folder, await freePort()));
}

/**
 * `given`: variables of the gateway's environment that differ from the usual ones. `host`: the name under which
 * browsers find the site.
 */
export async function startSite(given: NodeJS.ProcessEnv = {}, host = 'localhost'): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  cpSync(seedFolder, folder, { recursive: true });
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const variables = { PUBLIC_URL: origin, ...given };
  let log = '';
  const say = (words: string) => {
    log += words;
  };
  let gateway = await launch(folder, port, say, variables);
  return {
    origin,
    folder,
    folders: [folder],
    async restart() {
      await end(gateway);
      gateway = await launch(folder, port, say, variables);
    },
    log: () => log,
    rendererPids: () => childrenOf(gateway.pid ?? 0),
    async stop() {
      await end(gateway);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
