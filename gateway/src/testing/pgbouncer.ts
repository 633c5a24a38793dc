// Runs PgBouncer from a system package, in transaction mode, in front of a test's server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, NOBODY } from './embedded-postgres.ts';
import { eventually } from './eventually.ts';
import { needProgram } from './system-package.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
/** Fewer than one gateway opens, so that a connection is often one that another transaction has used. */
const SERVER_CONNECTIONS = 4;

export interface PgBouncer {
  /** The same database, through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The settings are those that docs/operation.md asks for. */
export async function startPgBouncer(server: string): Promise<PgBouncer> {
  needProgram(PGBOUNCER, 'pgbouncer');
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username, pathname } = new URL(server);
  const name = pathname.slice(1);
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name} user=${username} connect_query='set statement_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 100
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, path), NOBODY, NOBODY);
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const running: ChildProcess = spawn(PGBOUNCER, ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...identity,
  });
  const url = `postgresql://${username}@127.0.0.1:${port}/${name}`;
  await eventually(async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.end();
  });
  return {
    url,
    async stop() {
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
