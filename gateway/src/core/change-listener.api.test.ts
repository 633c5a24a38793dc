import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { type ChangeListener, openChangeListener } from './change-listener.ts';
import { createLogger } from './logger.ts';

const times = { heartbeat: 100, patience: 300, reconnect: 50 };
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let database: Awaited<ReturnType<typeof createDatabase>>;
let proxy: TcpProxy;
let admin: Client;
let learned: number[];
let listener: ChangeListener;

const open = () =>
  openChangeListener({
    url: proxy.url,
    learn: async (version) => learned.push(version) > 0,
    logger: createLogger('silent'),
    times,
  });

async function connections(): Promise<number> {
  const sql = `select count(*)::int as n from pg_stat_activity where application_name = 'gateway listener' and datname = current_database()`;
  return (await admin.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
}

beforeEach(async () => {
  database = await createDatabase();
  admin = new Client({ connectionString: database.url });
  await admin.connect();
  proxy = await startTcpProxy(database.url);
  learned = [];
});
afterEach(async () => {
  await listener.close();
  await proxy.close();
  await admin.end();
  await database.drop();
});

const makeCatalogue = () => admin.query('create table catalogue (version int); insert into catalogue values (7)');

it('hears announcements, and looks at the version every few seconds all the same', async () => {
  await makeCatalogue();
  listener = open();
  await expect.poll(() => listener.isListening()).toBe(true);
  await admin.query(`select pg_notify('catalogue', '8')`);
  // The table still has 7, and is read meanwhile.
  await expect.poll(() => learned).toContain(8);
  await admin.query('update catalogue set version = 9'); // without an announcement
  await expect.poll(() => learned.at(-1)).toBe(9);
});

it('is not sure of anything after a pause of the whole process, until it has looked', async () => {
  await makeCatalogue();
  listener = open();
  await expect.poll(() => listener.isListening()).toBe(true);
  // As a process that was stopped: no timer fires, and what was announced lies unread.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * (times.heartbeat + times.patience));
  expect(listener.isListening()).toBe(false);
  await expect.poll(() => listener.isListening()).toBe(true);
});

it('notices a line that died without a word, and takes up another', async () => {
  await makeCatalogue();
  listener = open();
  await expect.poll(() => listener.isListening()).toBe(true);
  proxy.freeze();
  await expect.poll(() => listener.isListening(), { timeout: 2000 }).toBe(false);
  await admin.query('update catalogue set version = 8');
  proxy.mend();
  await expect.poll(() => listener.isListening(), { timeout: 2000 }).toBe(true);
  expect(learned.at(-1)).toBe(8);
});

it('leaves no connection behind when it cannot listen', async () => {
  listener = open(); // there is no table to read
  await after(1000);
  expect(await connections()).toBeLessThanOrEqual(1);
  await makeCatalogue();
  await expect.poll(() => listener.isListening(), { timeout: 2000 }).toBe(true);
  expect(await connections()).toBe(1);
});

it('has one connection after any number of breaks, and none once it is closed', async () => {
  await makeCatalogue();
  listener = open();
  for (const _ of [1, 2, 3, 4, 5]) {
    await expect.poll(() => listener.isListening(), { timeout: 2000 }).toBe(true);
    proxy.cut();
    await expect.poll(() => listener.isListening()).toBe(false);
    proxy.mend();
  }
  await expect.poll(() => listener.isListening(), { timeout: 2000 }).toBe(true);
  await expect.poll(connections).toBe(1);
  await after(300);
  expect(listener.isListening()).toBe(true);
  await listener.close();
  await expect.poll(connections).toBe(0);
});
