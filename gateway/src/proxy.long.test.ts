// `npm run test:long`: nginx from a system package with the configuration that we ship, in front of a gateway with
// limits on.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './testing/embedded-postgres.ts';
import { createGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';
import { createProxy, type NginxProxy } from './testing/nginx.ts';
import { admin } from './testing/test-gateway.ts';

let folder: string;
let gateway: GatewayProcess;
let proxy: NginxProxy;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'behind-proxy-'));
  const port = await freePort();
  proxy = await createProxy();
  origin = proxy.origin;
  gateway = createGatewayProcess({
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: origin,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'on',
    DRAIN_SECONDS: '0',
  });
  await gateway.start();
  await proxy.start([port, port]);
}, 200_000);

afterAll(async () => {
  await proxy.stop();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As a TLS terminator in front of the proxy would pass it on. */
const post = async (path: string, body: object, from: string) => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, 'X-Forwarded-For': from };
  return (await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

it('limits the leads of one visitor, and of nobody else', async () => {
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    // The first address is set by the visitor and must not count.
    const from = `10.9.8.${index}, 198.51.100.1`;
    statuses.push(await post('/api/leads', { email: `one-${index}@visitor.example` }, from));
  }
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429]);
  expect(await post('/api/leads', { email: 'two@visitor.example' }, '198.51.100.2')).toBe(201);
  expect(await post('/api/leads', { email: 'three@visitor.example' }, '2001:db8::1')).toBe(201);
});

it('keeps a stranger who guesses from shutting the agent out', async () => {
  const guesses = [];
  for (let index = 0; index < 8; index += 1)
    guesses.push(await post('/api/admin/login', { ...admin, password: `guess ${index}` }, '203.0.113.9'));
  expect(guesses.slice(-1)).toEqual([429]);
  expect(await post('/api/admin/login', admin, '198.51.100.3')).toBe(200);
});

it('names requests alike in both logs, and passes encodings and tags on', async () => {
  const answer = await fetch(`${origin}/api/openapi.json`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  expect([answer.headers.get('Content-Encoding'), answer.headers.get('ETag')]).toEqual([
    'gzip',
    expect.stringMatching(/-gzip"$/),
  ]);
});

it('uses connections again, and takes the only gateway that is up for dead after no fault', async () => {
  let connections = 0;
  let faults = 0;
  const only = createServer((request, answer) => {
    if (request.url !== '/broken') return void answer.end('fine');
    faults += 1;
    request.socket.destroy();
  });
  only.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => only.listen(0, '127.0.0.1', resolve));
  const other = await createProxy();
  await other.start([(only.address() as AddressInfo).port, await freePort()]);
  const status = async (path: string) => (await fetch(`${other.origin}${path}`)).status;
  try {
    for (let index = 0; index < 100; index += 1) expect(await status('/')).toBe(200);
    expect(connections).toBeLessThan(10);
    for (let round = 0; round < 3; round += 1) {
      expect(await status('/broken')).toBe(502);
      expect(await status('/')).toBe(200);
    }
    expect(faults).toBeGreaterThan(2);
  } finally {
    await other.stop();
    only.closeAllConnections();
    only.close();
  }
});
