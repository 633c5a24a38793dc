// Two gateways on one PostgreSQL. A PGlite can have only one.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMigratedDatabase } from '../testing/databases.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { freeInHand } from './claim.ts';

let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
let server: MailServer;
let gateways: TestGateway[];

beforeAll(async () => {
  database = await createMigratedDatabase();
  server = await startMailServer();
  const variables = { DATABASE_URL: database.url, SMTP_URL: server.url };
  gateways = [await openTestGateway('postgresql', variables), await openTestGateway('postgresql', variables)];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await server.close();
  await database.drop();
});

const send = (email: string) =>
  Promise.all(
    gateways.map((gateway, index) => gateway.visitor().rest('POST', '/api/leads', { email: `${index}-${email}` })),
  );
const arrivals = () => server.received.map(({ messageId }) => messageId);

it('send each mail once', async () => {
  for (let count = 0; count < 10; count += 1) await send(`robin-${count}@visitor.example`);
  await expect.poll(() => arrivals().length).toBe(40);
  expect(new Set(arrivals()).size).toBe(40);
});

it('leave a slow one to whoever has it in hand, longer than a lease lasts', async () => {
  const before = arrivals().length;
  server.become('hanging');
  await send('slow@visitor.example');
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  server.become('well');
  await expect.poll(() => arrivals().length).toBe(before + 4);
  const sql = 'select max(attempts)::integer as most from outgoing_messages';
  const rows = await gateways[0]?.gateway.database.em().execute<{ most: number }[]>(sql);
  expect(rows).toEqual([{ most: 1 }]);
});

it('send once what is taken for spam and back again while it is in hand', async () => {
  const [gateway] = gateways;
  if (gateway === undefined) throw new Error('There is no gateway');
  const agent = await gateway.agent();
  server.become('hanging');
  const { id } = (await gateway.visitor().rest('POST', '/api/leads', { email: 'undone@visitor.example' })).body;
  const inHand = `select 1 from outgoing_messages where lead_id = ? and attempts = 1`;
  await expect.poll(() => gateway.gateway.database.em().execute<object[]>(inHand, [id])).toHaveLength(2);
  for (const status of ['spam', 'new']) {
    await agent.rest('PUT', `/api/admin/leads/${id}`, { kind: 'capture', status });
  }
  // Longer than the other gateway needs to look for due messages.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  server.become('well');
  const theirs = () => arrivals().filter((name) => name.includes(id));
  await expect.poll(() => theirs().length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(theirs()).toHaveLength(2);
});

it('send once what the database could not note while it ended the connection', async () => {
  const [gateway] = gateways;
  if (gateway === undefined) throw new Error('There is no gateway');
  server.become('hanging');
  const { id } = (await gateway.visitor().rest('POST', '/api/leads', { email: 'noted@visitor.example' })).body;
  const em = gateway.gateway.database.em();
  const states = async () => {
    const sql = 'select state, attempts from outgoing_messages where lead_id = ?';
    return (await em.execute<{ state: string; attempts: number }[]>(sql, [id])).map(
      (row) => `${row.state} ${row.attempts}`,
    );
  };
  await expect.poll(states).toEqual(['waiting 1', 'waiting 1']);
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin');
  await other.query('lock table outgoing_messages in share mode');
  server.become('well');
  const ended = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%''sent''%'`;
  await expect.poll(async () => (await em.execute<object[]>(ended)).length).toBeGreaterThan(0);
  await other.query('commit');
  await other.end();
  await expect.poll(states, { timeout: 15_000 }).toEqual(['sent 1', 'sent 1']);
  expect(arrivals().filter((name) => name.includes(id))).toHaveLength(2);
});

it('are freed of what a killed one had in hand, and not of what waits for a later attempt', async () => {
  const [gateway] = gateways;
  if (gateway === undefined) throw new Error('There is no gateway');
  const em = gateway.gateway.database.em();
  const { id } = (await gateway.visitor().rest('POST', '/api/leads', { email: 'freed@visitor.example' })).body;
  interface Row {
    kind: string;
    state: string;
    hours: number;
  }
  const rows = () =>
    em.execute<Row[]>(
      `select kind, state, round(extract(epoch from next_attempt_at - now()) / 3600)::integer as hours
        from outgoing_messages where lead_id = ? order by kind`,
      [id],
    );
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const sql = `update outgoing_messages set state = 'waiting', attempts = 12, next_attempt_at =
    now() + case kind when 'agent_notice' then interval '9 seconds' else interval '4 hours' end where lead_id = ?`;
  await em.execute(sql, [id], 'run');
  await freeInHand(em);
  // Before the lease ends.
  await expect.poll(async () => (await rows())[1]?.state).toBe('sent');
  expect((await rows())[0]).toEqual({ kind: 'acknowledgement', state: 'waiting', hours: 4 });
});
