// Two gateways with the releases of this checkout, on one PostgreSQL behind a connection that can be cut or frozen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { freePort, startPostgres } from '../embedded-postgres.ts';
import { hasSaid } from '../gateway-process.ts';
import { startTcpProxy, type TcpProxy } from '../tcp-proxy.ts';
import { admin } from '../test-gateway.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const PARTS = ['shell', 'mfe-listings', 'mfe-areas', 'mfe-leads', 'mfe-admin'];

export interface Gateway {
  readonly origin: string;
  /** Rises with each start, because a gateway forgets all it knew. */
  life(): number;
  isUp(): boolean;
  rendererPids(): number[];
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface TwoGateways {
  readonly gateways: readonly Gateway[];
  readonly line: Pick<TcpProxy, 'cut' | 'freeze' | 'mend'>;
  /** The database itself, without the proxy. */
  readonly databaseUrl: string;
  close(): Promise<void>;
}

export async function startTwoGateways(): Promise<TwoGateways> {
  const postgres = await startPostgres();
  const line = await startTcpProxy(postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'bad-weather-'));
  const variables = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DATABASE_URL: line.url,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SESSION_KEYS: 'one key for both',
    LIMITS: 'off',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  };
  // The first gateway promotes the parts of this checkout; the second serves what is live.
  const gateways = [
    await createGateway(['gateway/src/start.ts', root, ...PARTS], variables),
    await createGateway(['gateway/src/main.ts'], variables),
  ];
  for (const gateway of gateways) await gateway.start();
  return {
    gateways,
    line,
    databaseUrl: postgres.url,
    async close() {
      line.mend();
      for (const gateway of gateways) await gateway.kill();
      await line.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createGateway(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<Gateway> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...variables, PORT: String(port), PUBLIC_URL: origin };
  let child: ChildProcess | undefined;
  let life = 0;
  return {
    origin,
    life: () => life,
    isUp: () => child !== undefined,
    rendererPids: () => childrenOf(child?.pid),
    async kill() {
      const ended = child;
      child = undefined;
      if (!ended || ended.exitCode !== null) return;
      ended.kill('SIGKILL');
      await once(ended, 'exit');
    },
    async start() {
      const started = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
      if (!(await hasSaid(started.stdout as Readable, 'Ready on'))) throw new Error('The gateway does not start');
      life += 1;
      child = started;
    },
  };
}

/** The child processes as the kernel lists them. */
function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
