// `npm run test:long`: thirty photos from a camera arrive at once while visitors read. Their pages must not get slower.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startPostgres } from './testing/embedded-postgres.ts';
import { createGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';
import { quantile } from './testing/quantile.ts';
import { createTestClient, type TestClient } from './testing/test-client.ts';
import { admin } from './testing/test-gateway.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PHOTOS = 30;
const IDLE_MS = 30_000;
/** Milliseconds between two visitors. */
const PAUSE_MS = 20;
/** Milliseconds that a timer and a socket may add on a busy machine. */
const GRAIN_MS = 3;

let folder: string;
let origin: string;
let gateway: GatewayProcess;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let agent: TestClient;
/** A server that does nothing. If it gets slower, the machine is the cause. */
let control: string;
let idler: ChildProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encoding-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  postgres = await startPostgres();
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SESSION_KEYS: 'a key of the tests',
    PORT: String(port),
    PUBLIC_URL: origin,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    LIMITS: 'off',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
    BROWSER_SMOKE: 'off',
  };
  gateway = createGatewayProcess(variables, ['start.ts', root, 'shell', 'mfe-listings', 'mfe-areas', 'mfe-leads']);
  await gateway.start();
  const port0 = await freePort();
  control = `http://127.0.0.1:${port0}/`;
  const server = `require('node:http').createServer((_, answer) => answer.end('well')).listen(${port0}, '127.0.0.1', () => console.log('here'))`;
  idler = spawn(process.execPath, ['--eval', server], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(idler.stdout ?? idler, 'data');
  agent = createTestClient(origin);
  await agent.rest('POST', '/api/admin/login', admin);
}, 120_000);
afterAll(async () => {
  idler.kill();
  await gateway.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** A photo as from a camera: twelve million pixels with light, shade and grain. */
async function photo(name: string): Promise<File> {
  const size = { width: 4000, height: 3000 };
  const grain = await sharp({
    create: { ...size, channels: 3, background: '#68a', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return new File([new Uint8Array(grain)], name);
}

// Shorter than the server's own limit. Otherwise a connection could be used just as the server closes it.
const agents = new Agent({ keepAlive: true, timeout: 1000 });
const timeOf = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const from = performance.now();
    get(address, { agent: agents }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve(answer.statusCode === 200 ? performance.now() - from : Number.POSITIVE_INFINITY),
      );
    }).once('error', reject);
  });

const kinds = {
  'from memory': () => `${origin}/properties`,
  'one home by REST': (turn: number) => `${origin}/api/properties/${homes[turn % homes.length]}`,
  control: () => control,
};
let homes: string[] = [];
type Times = Record<keyof typeof kinds, number[]>;

/** A visitor at regular intervals, even if the last one was not answered yet. */
async function read(isOver: () => boolean): Promise<Times> {
  const times: Times = { 'from memory': [], 'one home by REST': [], control: [] };
  const asked: Promise<unknown>[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
      asked.push(timeOf(kinds[kind](turn)).then((time) => times[kind].push(time)));
    await sleep(PAUSE_MS);
  }
  await Promise.all(asked);
  return times;
}
const readFor = (milliseconds: number) => {
  const until = Date.now() + milliseconds;
  return read(() => Date.now() > until);
};

it('answers pages as fast while thirty photos of twelve megapixels are taken in', async () => {
  homes = ((await (await fetch(`${origin}/api/properties`)).json()) as { id: string }[]).map(({ id }) => id);
  const form = new FormData();
  const one = await photo('photo.jpg');
  for (let count = 0; count < PHOTOS; count += 1) form.append('images', one, `photo-${count}.jpg`);
  await readFor(5000);
  const before = await readFor(IDLE_MS);
  const from = Date.now();
  let answer: Awaited<ReturnType<TestClient['rest']>> | undefined;
  const uploading = agent.rest('POST', '/api/admin/upload', form).then((answered) => {
    answer = answered;
  });
  const during = await read(() => answer !== undefined);
  await uploading;
  const seconds = (Date.now() - from) / 1000;
  const after = await readFor(IDLE_MS);
  expect([answer?.status, answer?.body.filePaths.length]).toEqual([201, PHOTOS]);
  const mb = (one.size / 1e6).toFixed(1);
  console.info(`${PHOTOS} photos of ${mb} MB in ${seconds.toFixed(0)} s`);
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const idle = [...before[kind], ...after[kind]];
    const say = (times: number[]) => [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)).join(' / ');
    console.info(`${kind}: idle ${say(idle)} ms, meanwhile ${say(during[kind])} ms (p50 / p95 / p99)`);
    const machine = Math.max(quantile(idle, 0.99), quantile(during.control, 0.99));
    expect.soft(quantile(during[kind], 0.99), kind).toBeLessThanOrEqual(2 * machine + GRAIN_MS);
  }
}, 600_000);
