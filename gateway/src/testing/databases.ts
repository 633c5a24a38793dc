import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe, inject } from 'vitest';

export type DatabaseKind = 'pglite' | 'postgresql';

/** Runs the same tests on each database that the gateway supports. */
export function onEachDatabase(title: string, tests: (kind: DatabaseKind) => void): void {
  describe.each(['pglite', 'postgresql'] as const)(`${title} on %s`, tests);
}

/** An empty PostgreSQL database for this suite only. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
