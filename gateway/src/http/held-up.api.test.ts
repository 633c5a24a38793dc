// A PostgreSQL that is up but cannot finish a query, because somebody else has locked the homes.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMigratedDatabase } from '../testing/databases.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { untilOneWaits } from '../testing/waiting-locks.ts';

let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
let gateway: TestGateway;
let other: Client;
let id: string;

beforeAll(async () => {
  database = await createMigratedDatabase();
  other = new Client({ connectionString: database.url });
  await other.connect();
  gateway = await openTestGateway('postgresql', { DATABASE_URL: database.url, ANSWER_CACHE_MB: '0' });
  const home = { address: '1 Harbor Row', city: 'Red Bank', zipCode: '07701', price: '1' };
  id = (await (await gateway.agent()).rest('POST', '/api/properties', home)).body.id;
});
afterAll(async () => {
  await gateway.close();
  await other.end();
  await database.drop();
});

const rows = async (sql: string): Promise<object[]> => (await other.query(sql)).rows;

/** The answer of `ask` while a table is locked; `end` ends the query that waits for it. */
async function whileLocked<T>(table: string, end: () => Promise<unknown>, ask: () => Promise<T>): Promise<T> {
  await other.query('begin');
  try {
    await other.query(`lock table ${table} in access exclusive mode`);
    const [answer] = await Promise.all([ask(), untilOneWaits(rows).then(end)]);
    return answer;
  } finally {
    await other.query('rollback');
  }
}

const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** As the time limit of ten seconds does (57014). */
const cancel = () => other.query(`select pg_cancel_backend(pid) ${WAITING}`);
/** As the server's operator may do (57P01). */
const terminate = () => other.query(`select pg_terminate_backend(pid) ${WAITING}`);

it.each([
  ['ran out of its time', cancel],
  ['was ended by the operator', terminate],
])('who asked what %s is answered 503 at both doors, and told when to come again', async (_, end) => {
  const visitor = gateway.visitor();
  const read = await whileLocked('properties', end, () => visitor.rest('GET', '/api/properties?limit=1'));
  expect([read.status, read.body.code, read.headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '5']);
  const graphql = await whileLocked('properties', end, () =>
    visitor.graphql('{ properties(first: 1) { nodes { id } } }'),
  );
  expect(graphql.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  const agent = await gateway.agent();
  const written = await whileLocked('properties', end, () =>
    agent.rest('PUT', `/api/admin/properties/${id}`, { price: '2' }),
  );
  expect([written.status, written.body.code, written.headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '5']);
  expect((await visitor.rest('GET', '/api/properties?limit=1')).status).toBe(200);
});

it('a lead is kept where its statement waited for a lock for too long', async () => {
  await other.query(`alter database ${new URL(database.url).pathname.slice(1)} set lock_timeout = '200ms'`);
  const strict = await openTestGateway('postgresql', { DATABASE_URL: database.url });
  await other.query('begin');
  await other.query('lock table lead_captures in access exclusive mode');
  const { status, body } = await strict.visitor().rest('POST', '/api/leads', { email: 'locked@visitor.example' });
  await other.query('rollback');
  expect([status, body.code]).toEqual([202, 'KEPT']);
  const stored = 'select 1 from lead_captures where email = $1';
  await expect.poll(async () => (await other.query(stored, ['locked@visitor.example'])).rowCount).toBe(1);
  await strict.close();
});

it.each(['testimonials', 'testimonial_requests'])(
  'a client’s words are given back to be sent once more where %s is locked',
  async (table) => {
    const agent = await gateway.agent();
    const request = { id: randomUUID(), name: 'Kim', service: 'Bought in Rumson' };
    const { body } = await agent.rest('POST', '/api/admin/testimonial-requests', request);
    const words = { name: 'Kim', reviewText: 'She found us the house with the blue door.', rating: '5' };
    const page = `${gateway.url}${new URL(body.url).pathname}`;
    const send = () => fetch(page, { method: 'POST', body: new URLSearchParams(words) });
    const answer = await whileLocked(table, cancel, send);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.text()).toContain(words.reviewText);
  },
);
