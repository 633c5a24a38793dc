import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '../core/logger.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let agent: TestClient;
const faults: string[] = [];

beforeAll(async () => {
  const logger = createLogger('error', { write: (line) => void faults.push(line) });
  gateway = await openTestGateway('pglite', {}, { logger });
  agent = await gateway.agent();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => gateway.close());

/** Sends all requests on one connection, without waiting for answers. */
async function askAtOnce(...paths: string[]) {
  const { hostname, port } = new URL(gateway.url);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  const head = `HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${agent.cookies()}\r\n\r\n`;
  line.write(paths.map((path) => `GET ${path} ${head}`).join(''));
  return line;
}

/** Waits until the server has handled what was sent before. */
async function untilHeard(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await fetch(`${gateway.url}/livez`);
}

/** A gate that holds everybody until it is opened; `isMet` once somebody waits there. */
function createGate() {
  let isMet = false;
  const { promise, resolve: open } = Promise.withResolvers<void>();
  return {
    open,
    isMet: () => isMet,
    async pass() {
      isMet = true;
      await promise;
    },
  };
}

async function uploadPicture(): Promise<string> {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } });
  const form = new FormData();
  form.append('images', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'one.jpg'));
  const { body } = await agent.rest('POST', '/api/admin/upload', form);
  return body.filePaths[0];
}

it('closes a picture whose answer still waits for the one before it when the connection ends', async () => {
  const path = `/attached_assets/${await uploadPicture()}`;
  const { store } = gateway.gateway;
  const open = store.open;
  const gate = createGate();
  const opened = vi.spyOn(store, 'open').mockImplementation(async (file) => {
    await gate.pass();
    return open(file);
  });
  // The stream of lead events never ends.
  const line = await askAtOnce('/api/admin/events', path);
  await expect.poll(gate.isMet).toBe(true);
  line.destroy();
  await untilHeard();
  gate.open();
  const picture = await opened.mock.results[0]?.value;
  await expect.poll(() => picture.body.closed).toBe(true);
  expect(faults).toEqual([]);
});

it.each(['POST', 'OPTIONS', 'HEAD'])('closes a picture that %s asks for', async (method) => {
  const path = `/attached_assets/${await uploadPicture()}`;
  const opened = vi.spyOn(gateway.gateway.store, 'open');
  const { status } = await fetch(`${gateway.url}${path}`, { method });
  expect(status).toBe({ POST: 405, OPTIONS: 204, HEAD: 200 }[method]);
  const picture = await opened.mock.results[0]?.value;
  await expect.poll(() => picture.body.closed).toBe(true);
});

it('ends news of leads whose answer still waits for the one before it when the connection ends', async () => {
  for (let count = 0; count < 25; count += 1) {
    const { sessions } = gateway.gateway.table;
    const get = sessions.get;
    const gate = createGate();
    const asked = vi.spyOn(sessions, 'get').mockImplementation(async (key) => {
      if (asked.mock.calls.length > 1) await gate.pass();
      return get(key);
    });
    const line = await askAtOnce('/api/admin/events', '/api/admin/events');
    await expect.poll(gate.isMet).toBe(true);
    line.destroy();
    await untilHeard();
    gate.open();
    vi.restoreAllMocks();
  }
  const one = await fetch(`${gateway.url}/api/admin/events`, { headers: { Cookie: agent.cookies() } });
  expect(one.status).toBe(200);
  await one.body?.cancel();
});
