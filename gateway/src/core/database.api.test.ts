import { expect, it } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { type Database, openDatabase } from './database.ts';

const limitOf = async (em: ReturnType<Database['em']>) => {
  const sql = `select current_setting('statement_timeout') as time, current_setting('application_name') as name`;
  return (await em.execute<object[]>(sql))[0];
};

it('gives maintenance all the time that it takes, and no visitor’s connection', async () => {
  const server = await createDatabase();
  const database = await openDatabase({ url: server.url });
  expect(await limitOf(database.em())).toEqual({ time: '10s', name: 'gateway' });
  expect(await limitOf(database.maintenance.em())).toEqual({ time: '0', name: 'gateway-maintenance' });
  // Longer than the client waits for an answer to a visitor's question.
  expect(await database.maintenance.em().execute('select 1 as done from pg_sleep(12.5)')).toEqual([{ done: 1 }]);
  await database.close();
  await server.drop();
}, 30_000);

it('goes on after any number of statements that PGlite has refused', async () => {
  const database = await openDatabase({});
  const refused = () => database.em().execute('select 1 / 0');
  for (let times = 0; times < 3000; times += 1) await expect(refused()).rejects.toMatchObject({ code: '22012' });
  expect(await database.em().execute('select 1 as done')).toEqual([{ done: 1 }]);
  await database.close();
}, 60_000);
