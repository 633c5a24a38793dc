import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { oneAtATime } from './one-at-a-time.ts';

const never = new Promise<never>(() => {});

it('ends with words where the database goes away meanwhile, for then another may begin', async () => {
  const server = await createDatabase();
  const operator = new Client({ connectionString: server.url });
  await operator.connect();
  const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const starting = oneAtATime(server.url, () => operator.query(endOthers).then(() => never));
  await expect(starting).rejects.toThrow('The database went away while the gateway started');
  expect(await oneAtATime(server.url, async () => 'started')).toBe('started');
  await operator.end();
  await server.drop();
});
