// Uses a standby of a server for this test only, which it can stop, pause and promote.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../testing/embedded-postgres.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let server: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let line: TcpProxy;
let gateway: TestGateway;
let agent: TestClient;
/** The path under which visitors see a home. */
let home: string;

beforeAll(async () => {
  server = await startPostgres();
  standby = await server.replica();
  line = await startTcpProxy(standby.url);
  gateway = await openTestGateway('postgresql', {
    DATABASE_URL: server.url,
    DATABASE_REPLICA_URLS: line.url,
    DEMO_CONTENT: 'on',
    ANSWER_CACHE_MB: '0',
  });
  agent = await gateway.agent();
  home = (await agent.rest('GET', '/api/properties?limit=1')).body[0].id;
  await untilIs('following');
});

afterAll(async () => {
  await gateway.close();
  await line.close();
  await standby.stop();
  await server.stop();
});

const stateOf = async (there: TestClient) => {
  const { replicas } = (await there.rest('GET', '/api/admin/health')).body.database;
  return replicas[0].state;
};
const untilIs = (state: string, there = agent) =>
  vi.waitFor(async () => expect(await stateOf(there)).toBe(state), { timeout: 15_000, interval: 200 });

async function onStandby(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: standby.url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}
/** How often the standby has looked up homes since it started. */
const found = async () => {
  const sql = `select seq_scan + coalesce(idx_scan, 0) as count from pg_stat_user_tables where relname = 'properties'`;
  return Number((await onStandby(sql))[0]?.count);
};
const priceIs = async () => (await gateway.visitor().rest('GET', `/api/properties/${home}`)).body.price;
const setPrice = async (price: string) =>
  expect((await agent.rest('PUT', `/api/admin/properties/${home}`, { price })).status).toBe(200);

it('is asked what visitors read', { timeout: 25_000 }, async () => {
  const before = await found();
  // PostgreSQL updates these counts with a delay.
  await vi.waitFor(
    async () => {
      expect(await priceIs()).toBeDefined();
      expect(await found()).toBeGreaterThan(before);
    },
    { timeout: 20_000, interval: 300 },
  );
});

it('is never asked for what it has not seen yet', async () => {
  await onStandby('select pg_wal_replay_pause()');
  await setPrice('$701,000');
  // At once and for all clients: the gateway knows the change, and the standby is behind.
  expect(await Promise.all(Array.from({ length: 8 }, priceIs))).toEqual(Array(8).fill('$701,000'));
  await untilIs('behind');
  await setPrice('$702,000');
  expect(await priceIs()).toBe('$702,000');
  await onStandby('select pg_wal_replay_resume()');
  await untilIs('following');
  expect(await priceIs()).toBe('$702,000');
});

it('costs no answer when it is cut off or stands still', async () => {
  line.cut();
  expect(await Promise.all(Array.from({ length: 8 }, priceIs))).toEqual(Array(8).fill('$702,000'));
  await untilIs('away');
  line.mend();
  await untilIs('following');
  line.freeze();
  expect(await priceIs()).toBe('$702,000');
  await untilIs('away');
  line.mend();
  await untilIs('following');
});

it('keeps no gateway from starting while it is away, and is asked once it is back', { timeout: 25_000 }, async () => {
  line.cut();
  const variables = { DATABASE_URL: server.url, DATABASE_REPLICA_URLS: line.url };
  const started = await openTestGateway('postgresql', variables);
  expect((await started.visitor().rest('GET', `/api/properties/${home}`)).status).toBe(200);
  line.mend();
  await untilIs('following', await started.agent());
  await started.close();
});

it('is left alone once it follows nobody', async () => {
  await onStandby('select pg_promote()');
  await untilIs('away');
  await setPrice('$703,000');
  expect(await priceIs()).toBe('$703,000');
});
