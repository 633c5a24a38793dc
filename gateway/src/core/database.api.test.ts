import fs, {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { startTcpProxy } from '../testing/tcp-proxy.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

/** The file behind a descriptor; empty if it was closed meanwhile. */
function targetOf(fd: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

/** Opens the file of a descriptor again, under the same number, which is the lowest that is free at some time. */
function makeReadOnly(fd: number): void {
  const file = targetOf(fd);
  closeSync(fd);
  const lower: number[] = [];
  for (let opened = openSync(file, 'r'); opened !== fd; opened = openSync(file, 'r')) lower.push(opened);
  for (const one of lower) closeSync(one);
}

const limitOf = async (em: ReturnType<Database['em']>) => {
  const sql = `select current_setting('statement_timeout') as time, current_setting('application_name') as name`;
  return (await em.execute<object[]>(sql))[0];
};

it('gives maintenance all the time that it takes, and no visitor’s connection', async () => {
  const server = await createDatabase();
  const database = await openDatabase({ url: server.url });
  expect(await limitOf(database.em())).toEqual({ time: '10s', name: 'gateway' });
  expect(await limitOf(database.maintenance.em())).toEqual({ time: '0', name: 'gateway-maintenance' });
  // Longer than the client waits for an answer to a visitor's query.
  expect(await database.maintenance.em().execute('select 1 as done from pg_sleep(12.5)')).toEqual([{ done: 1 }]);
  await database.close();
  await server.drop();
});

/** More transactions than there are connections, all in progress. */
const transactions = ({ transaction }: Pick<Database, 'transaction'>) =>
  Promise.allSettled(Array.from({ length: 12 }, () => transaction((em) => em.execute('select pg_sleep(30)'))));

it('goes on after any number of transactions whose connection was ended', async () => {
  const server = await createDatabase();
  const line = await startTcpProxy(server.url);
  const database = await openDatabase({ url: line.url });
  for (const work of [database, database.maintenance]) {
    const broken = transactions(work);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    line.cut();
    expect((await broken).map(({ status }) => status)).not.toContain('fulfilled');
    line.mend();
    expect(await work.transaction((em) => em.execute('select 1 as done'))).toEqual([{ done: 1 }]);
  }
  await database.close();
  await line.close();
  await server.drop();
});

it('goes on after any number of transactions in which the server fell silent', async () => {
  const server = await createDatabase();
  const line = await startTcpProxy(server.url);
  const database = await openDatabase({ url: line.url });
  const silent = transactions(database);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  line.freeze();
  expect((await silent).map(({ status }) => status)).not.toContain('fulfilled');
  // Frozen connections end by themselves, because the peer may be gone without a sign.
  line.thaw();
  const again = () => database.transaction((em) => em.execute('select 1 as done'));
  await expect.poll(again).toEqual([{ done: 1 }]);
  await database.close();
  await line.close();
  await server.drop();
});

it('ends long work in which the server fell silent, and has a connection for what comes after it', async () => {
  const server = await createDatabase();
  const line = await startTcpProxy(server.url);
  const database = await openDatabase({ url: line.url, longestSilenceMs: 3000 });
  const { maintenance } = database;
  // A statement that sends a notice now and then may take longer.
  const lively = `do $$ begin for i in 1..9 loop perform pg_sleep(0.5); raise notice 'goes on'; end loop; end $$`;
  await maintenance.em().execute(lively);
  // As many as there are connections: a list and two backups.
  const silent = Promise.allSettled([
    maintenance.em().execute('select pg_sleep(30)'),
    maintenance.transaction((em) => em.execute('select pg_sleep(30)')),
    maintenance.transaction((em) => em.execute('select pg_sleep(30)')),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  line.freeze();
  expect((await silent).map(({ status }) => status)).not.toContain('fulfilled');
  line.thaw();
  expect(await maintenance.transaction((em) => em.execute('select 1 as done'))).toEqual([{ done: 1 }]);
  await database.close();
  await line.close();
  await server.drop();
});

it('goes on after any number of statements that PGlite has refused', async () => {
  const database = await openDatabase({});
  const refused = () => database.em().execute('select 1 / 0');
  for (let times = 0; times < 3000; times += 1) await expect(refused()).rejects.toMatchObject({ code: '22012' });
  expect(await database.em().execute('select 1 as done')).toEqual([{ done: 1 }]);
  await database.close();
});

it('counts as away once PGlite has ended, as on a disk that takes no more; it would hold up every request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ended-'));
  const database = await openDatabase({ folder });
  await database.em().execute('create table notes (note text)');
  const write = (note: string) => database.em().execute('insert into notes values (?)', [note]);
  await write('before');
  // Its log, as it lies open in this process, can no longer be written.
  for (const fd of readdirSync('/proc/self/fd').map(Number))
    if (targetOf(fd).startsWith(join(folder, 'pglite', 'pg_wal'))) makeReadOnly(fd);
  const errors = await Promise.all(['one', 'two'].map((note) => write(note).catch((error: unknown) => error)));
  errors.push(
    await database
      .em()
      .execute('select note from notes')
      .catch((error: unknown) => error),
  );
  expect(errors.map(isDatabaseAway)).toEqual([true, true, true]);
  expect(await database.ended).toMatchObject({ name: 'RuntimeError' });
  await database.close();
  const again = await openDatabase({ folder });
  expect(await again.em().execute('select note from notes')).toEqual([{ note: 'before' }]);
  await again.close();
  rmSync(folder, { recursive: true });
});

it('goes on once the folder of PGlite takes files again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shut-'));
  const database = await openDatabase({ folder });
  await database.em().execute('create table notes (note text)');
  // So many rows need a further file, a map of the room between them.
  const write = () =>
    database.em().execute(`insert into notes select repeat('x', 500) from generate_series(1, 5000)`, [], 'run');
  // Permissions keep no folder from root, as whom tests may run.
  const make = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  await expect(write()).rejects.toThrow('Permission denied');
  make.mockRestore();
  await write();
  expect(await database.em().execute('select count(*)::integer as count from notes')).toEqual([{ count: 5000 }]);
  await database.close();
  rmSync(folder, { recursive: true });
});

it('names the file of PGlite that it may not read and write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'closed-'));
  const file = join(folder, 'pglite', 'base', '5', 'pg_internal.init');
  mkdirSync(join(file, '..'), { recursive: true });
  // A link to nothing fails as a file of another user would. File permissions would not do: tests may run as root.
  symlinkSync(join(folder, 'nothing'), file);
  await expect(openDatabase({ folder })).rejects.toThrow(`${file} is closed to the user who starts the gateway`);
  rmSync(folder, { recursive: true });
});
