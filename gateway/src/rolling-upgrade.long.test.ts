// `npm run test:long`: a gateway from before the newest migration serves while this one migrates its database, and
// beside it afterwards. A schema change that a running gateway does not survive must come in two releases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOut, commitBeforeNewestMigration } from './testing/earlier-checkout.ts';
import { freePort, startPostgres } from './testing/embedded-postgres.ts';
import { createGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';
import { picture } from './testing/operation-samples.ts';
import { createTestClient } from './testing/test-client.ts';
import { admin } from './testing/test-gateway.ts';

const PAUSE_MS = 25;
/** Milliseconds for which both are used at the same time. */
const BESIDE_MS = 5000;

const earlier = checkOut(commitBeforeNewestMigration());
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let before: { origin: string; process: GatewayProcess };
let after: { origin: string; process: GatewayProcess };

beforeAll(async () => {
  postgres = await startPostgres();
  const open = async (main: string) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const variables = {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SESSION_KEYS: 'one key for both',
      PORT: String(port),
      PUBLIC_URL: origin,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
    };
    return { origin, process: createGatewayProcess(variables, [main]) };
  };
  before = await open(join(earlier.folder, 'gateway/src/main.ts'));
  after = await open('main.ts');
  await before.process.start();
}, 300_000);

afterAll(async () => {
  for (const gateway of [before, after]) await gateway.process.stop();
  await postgres.stop();
  earlier.remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** What visitors and the agent do at one gateway; returns the statuses of its answers. */
async function use(origin: string, turn: number): Promise<number[]> {
  const visitor = createTestClient(origin);
  const lead = { email: `upgrade-${turn}@visitor.example` };
  const query = '{ properties(first: 3) { totalCount nodes { id address photos { file } } } testimonials { id } }';
  const answers = await Promise.all([
    visitor.rest('GET', '/api/properties?limit=3'),
    visitor.graphql(query),
    visitor.rest('POST', '/api/leads', lead),
  ]);
  return answers.map(({ status, body }) => (body.errors ? 500 : status));
}

async function work(origin: string): Promise<number[]> {
  const agent = createTestClient(origin);
  const form = new FormData();
  form.append('images', await picture('one.jpg'));
  const signedIn = await agent.rest('POST', '/api/admin/login', admin);
  const uploaded = await agent.rest('POST', '/api/admin/upload', form);
  const home = {
    address: '1 Harbor Row',
    city: 'Red Bank',
    zipCode: '07701',
    price: '1',
    images: uploaded.body.filePaths,
  };
  const made = await agent.rest('POST', '/api/properties', home);
  const changed = await agent.rest('PUT', `/api/admin/properties/${made.body.id}`, { price: '2' });
  const inbox = await agent.rest('GET', '/api/admin/leads');
  const health = await agent.rest('GET', '/api/admin/health');
  return [signedIn, uploaded, made, changed, inbox, health].map(({ status }) => status);
}

it('serves on while the next one migrates, beside it, and when it is started again', async () => {
  const WELL = [200, 201, 201, 200, 200, 200];
  let isOver = false;
  const statuses: number[] = [];
  const reading = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      statuses.push(...(await use(before.origin, turn)));
      await sleep(PAUSE_MS);
    }
  })();
  await after.process.start();
  const until = Date.now() + BESIDE_MS;
  for (let turn = 0; Date.now() < until; turn += 1) statuses.push(...(await use(after.origin, -turn)));
  isOver = true;
  await reading;
  console.info(`${statuses.length} answers while the next gateway came`);
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect([await work(before.origin), await work(after.origin)]).toEqual([WELL, WELL]);

  // A rollback: the earlier gateway starts on the newer schema.
  await before.process.stop();
  await before.process.start();
  expect(await work(before.origin)).toEqual(WELL);
}, 300_000);
