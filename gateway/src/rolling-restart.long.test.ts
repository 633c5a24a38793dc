// `npm run test:long`: two gateways with a folder each, one PostgreSQL behind PgBouncer in transaction mode, one store,
// and nginx with the configuration that we ship. Each gateway is restarted twice, one after the other, while visitors
// read and write. No request fails, and no lead is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './core/database.ts';
import { freePort, startPostgres } from './testing/embedded-postgres.ts';
import { createGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';
import { createProxy, type NginxProxy } from './testing/nginx.ts';
import { picture } from './testing/operation-samples.ts';
import { type PgBouncer, startPgBouncer } from './testing/pgbouncer.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { createTestClient, type TestClient } from './testing/test-client.ts';
import { admin } from './testing/test-gateway.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ROUNDS = 2;
/** Milliseconds between two visitors. */
const PAUSE_MS = 25;

const folders: string[] = [];
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let pooler: PgBouncer;
let store: S3Server;
let proxy: NginxProxy;
let gateways: GatewayProcess[];
let agent: TestClient;

beforeAll(async () => {
  postgres = await startPostgres();
  pooler = await startPgBouncer(postgres.url);
  store = await startS3Server();
  proxy = await createProxy();
  const ports = [await freePort(), await freePort()] as const;
  const parts = [root, 'shell', 'mfe-listings', 'mfe-areas', 'mfe-leads'];
  gateways = ports.map((port, index) => {
    const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
    folders.push(folder);
    const variables = {
      DATA_DIR: folder,
      STORAGE_URL: store.url,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: postgres.url,
      SESSION_KEYS: 'one key for both',
      PORT: String(port),
      PUBLIC_URL: proxy.origin,
      TRUST_PROXY: 'on',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
      BROWSER_SMOKE: 'off',
    };
    // The first gateway promotes the parts of this checkout; the second serves what is live, from the store.
    return createGatewayProcess(variables, index === 0 ? ['start.ts', ...parts] : ['main.ts']);
  });
  for (const gateway of gateways) await gateway.start();
  await proxy.start(ports);
  agent = createTestClient(proxy.origin);
  await agent.rest('POST', '/api/admin/login', admin);
}, 200_000);

afterAll(async () => {
  await proxy.stop();
  for (const gateway of gateways) await gateway.stop();
  await store.close();
  await pooler.stop();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Asked {
  readonly what: string;
  readonly status: number | string;
}

async function ask(what: string, init?: RequestInit): Promise<Asked> {
  try {
    const answer = await fetch(`${proxy.origin}${what}`, init);
    await answer.arrayBuffer();
    return { what, status: answer.status };
  } catch (error) {
    return { what, status: String(error) };
  }
}

it('restarts without a visitor noticing', async () => {
  const form = new FormData();
  form.append('images', await picture('one.jpg'));
  const [photo] = (await agent.rest('POST', '/api/admin/upload', form)).body.filePaths;
  const homes = (await (await fetch(`${proxy.origin}/api/properties`)).json()) as { id: string }[];
  const headers = { 'Content-Type': 'application/json', Origin: proxy.origin };
  const leads: string[] = [];
  const visits: ((turn: number) => Promise<Asked>)[] = [
    () => ask('/properties'),
    (turn) => ask(`/properties/${homes[turn % homes.length]?.id}`),
    () => ask(`/attached_assets/${photo}`),
    () => ask('/graphql', { method: 'POST', headers, body: '{"query":"{ properties(first: 3) { totalCount } }"}' }),
    (turn) => {
      const email = `rolling-${turn}@visitor.example`;
      leads.push(email);
      return ask('/api/leads', { method: 'POST', headers, body: JSON.stringify({ email }) });
    },
  ];

  let isOver = false;
  const asked: Promise<Asked>[] = [];
  const reading = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      asked.push((visits[turn % visits.length] ?? (() => ask('/')))(turn));
      await sleep(PAUSE_MS);
    }
  })();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const gateway of gateways) {
      await gateway.stop();
      await gateway.start();
    }
  }
  isOver = true;
  await reading;
  const answers = await Promise.all(asked);
  const failed = answers.filter(({ status }) => status !== 200 && status !== 201);
  console.info(`${answers.length} requests over ${2 * ROUNDS} restarts, ${failed.length} failed`);
  expect(failed).toEqual([]);

  const database = await openDatabase({ url: postgres.url });
  const sql = "select email from lead_captures where email like 'rolling-%'";
  const stored = await database.em().execute<{ email: string }[]>(sql);
  await database.close();
  expect(stored.map(({ email }) => email).toSorted()).toEqual(leads.toSorted());
}, 300_000);
