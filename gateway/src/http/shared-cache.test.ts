import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { purgeOnChange } from './shared-cache.ts';

let server: Server;
let url: string;
/** The requests that the cache in front got. */
let told: Array<{ key: string | undefined; body: string; admission: string | undefined }>;
let answer: () => Promise<number>;
let change: () => void;
let stop: () => void = () => undefined;

const catalogue = {
  onChange(listener: (version: number) => void) {
    change = () => listener(1);
    return () => {
      change = () => undefined;
    };
  },
};
const UNDER_WAY = 60_000;
const begin = () => {
  const times = { underWay: UNDER_WAY, firstRetry: 20 };
  stop = purgeOnChange({ catalogue, url, header: 'Fastly-Key: secret:1', logger: createLogger('silent'), times });
};
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const count = () => told.length;

beforeEach(async () => {
  told = [];
  answer = async () => 200;
  server = createServer(async (request: IncomingMessage, response) => {
    const { 'surrogate-key': key, 'fastly-key': admission } = request.headers;
    told.push({ key: key?.toString(), admission: admission?.toString(), body: await text(request) });
    response.writeHead(await answer()).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
afterEach(() => {
  vi.useRealTimers();
  stop();
  server.closeAllConnections();
  server.close();
});

test('it is told at the start, after each change, and once more for what was under way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  begin();
  await expect.poll(count).toBe(1);
  expect(told[0]).toEqual({ key: 'pages', body: '{"tags":["pages"]}', admission: 'secret:1' });
  change();
  await expect.poll(count).toBe(2);
  vi.advanceTimersByTime(UNDER_WAY - 1);
  expect(count()).toBe(2);
  vi.advanceTimersByTime(1);
  await expect.poll(count).toBe(3);
  vi.advanceTimersByTime(10 * UNDER_WAY);
  vi.useRealTimers();
  await after(100);
  expect(count()).toBe(3);
});

test('a thousand changes at once are told in two requests', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  answer = () => promise;
  begin();
  for (let index = 0; index < 1000; index += 1) change();
  await expect.poll(count).toBe(1);
  resolve(200);
  await expect.poll(count).toBe(2);
  await after(50);
  expect(count()).toBe(2);
});

test('what it did not take is told again until it does, and no longer', async () => {
  const statuses = [503, 403, 200];
  answer = async () => statuses.shift() ?? 200;
  begin();
  await expect.poll(count).toBe(3);
  await after(150);
  expect(count()).toBe(3);
});

test('nobody is told after the end, not even of what failed', async () => {
  answer = async () => 500;
  begin();
  await expect.poll(count).toBeGreaterThan(0);
  stop();
  await after(20);
  const before = count();
  change();
  await after(200);
  expect(count()).toBe(before);
});
