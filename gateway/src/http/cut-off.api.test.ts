import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

type Line = { level: number; msg: string; requestId?: string; path?: string };

const ERROR = 50;
let gateway: TestGateway;
const lines: Line[] = [];

beforeAll(async () => {
  const logger = createLogger('debug', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  gateway = await openTestGateway('pglite', { TRUST_PROXY: '1' }, { logger });
});
afterAll(() => gateway.close());

it.each(['/api/contacts', '/api/leads', '/graphql'])(
  'a client that hangs up in the middle of its body to %s has its line, and is no fault',
  async (path) => {
    const { hostname, port } = new URL(gateway.url);
    const requestId = `cut-off-${path.replaceAll('/', '-')}`;
    const line = connect(Number(port), hostname);
    await once(line, 'connect');
    const head = ['Content-Type: application/json', 'Content-Length: 900', `X-Request-Id: ${requestId}`];
    // With `Expect: 100-continue`, the server asks for the body when it begins to read it.
    line.write(
      [`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Expect: 100-continue', ...head, '', ''].join('\r\n'),
    );
    await once(line, 'data');
    line.write('{"name":');
    line.resetAndDestroy();
    const own = () => lines.filter((told) => told.requestId === requestId && told.msg === 'request');
    await expect.poll(own).toHaveLength(1);
    await expect.poll(() => lines.some(({ msg }) => msg === 'answer interrupted')).toBe(true);
    expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
  },
);

it('an agent whose phone goes away in the middle of an upload is no fault', async () => {
  const { hostname, port } = new URL(gateway.url);
  const before = lines.length;
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  const head = [
    `Host: ${hostname}:${port}`,
    `Cookie: ${(await gateway.agent()).cookies()}`,
    'Apollo-Require-Preflight: 1',
    'Content-Type: multipart/form-data; boundary=part',
    'Content-Length: 900',
    'Expect: 100-continue',
  ];
  line.write(['POST /graphql HTTP/1.1', ...head, '', ''].join('\r\n'));
  await once(line, 'data');
  line.write('--part\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":');
  line.resetAndDestroy();
  const isTold = () => lines.slice(before).some(({ path, msg }) => msg === 'request' && path === '/graphql');
  await expect.poll(isTold).toBe(true);
  expect(lines.slice(before).filter(({ level }) => level >= ERROR)).toEqual([]);
});

it('a client that sends after a request what is none is cut off, and is no fault', async () => {
  const { hostname, port } = new URL(gateway.url);
  const before = lines.length;
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  // A body without its length, as some clients send with DELETE.
  line.write([`DELETE /api/properties/1 HTTP/1.1`, `Host: ${hostname}:${port}`, '', '{}'].join('\r\n'));
  await once(line.resume(), 'close');
  const isTold = () => lines.slice(before).some(({ msg }) => msg === 'answer interrupted');
  await expect.poll(isTold).toBe(true);
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
});

it.each([
  ['/api/contacts', 'application/json'],
  ['/graphql', 'application/json'],
  ['/api/contacts', 'application/x-www-form-urlencoded'],
  ['/api/admin/upload', 'multipart/form-data; boundary=a'],
])('a body that is too large for %s (%s) does not hold up the next request on its connection', async (path, type) => {
  const { host, hostname, port } = new URL(gateway.url);
  const cookie = (await gateway.agent()).cookies();
  const line = connect(Number(port), hostname);
  line.setTimeout(4000, () => line.destroy(new Error('no answer')));
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${gateway.url}`, `Cookie: ${cookie}`];
  const large = [...head, `Content-Type: ${type}`, 'Content-Length: 200000', '', 'x'.repeat(200_000)].join('\r\n');
  line.write(`${large}GET /livez HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect((await text(line)).match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringContaining(' 4'), 'HTTP/1.1 200']);
});

it('a request that names two hosts, or none that there can be, is refused, though its answer be known', async () => {
  const { host, hostname, port } = new URL(gateway.url);
  const statusOf = async (...hosts: string[]) => {
    const line = connect(Number(port), hostname);
    const head = ['GET /api/testimonials HTTP/1.1', ...hosts.map((name) => `Host: ${name}`), 'Connection: close'];
    line.write([...head, '', ''].join('\r\n'));
    return (await text(line)).slice(9, 12);
  };
  expect([await statusOf(host), await statusOf(host)]).toEqual(['200', '200']);
  expect(await statusOf('[::1]:3000')).toBe('200');
  expect(await statusOf('evil.example', host)).toBe('400');
  expect(await statusOf(host, host)).toBe('400');
  expect(await statusOf('evil.example/a b?')).toBe('400');
  expect(await statusOf('a:b')).toBe('400');
});

it('says what may be done with the site as a whole', async () => {
  const { host, hostname, port } = new URL(gateway.url);
  const line = connect(Number(port), hostname);
  line.write(['OPTIONS * HTTP/1.1', `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(line);
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(answer).toContain('Allow: GET, HEAD, OPTIONS');
});

it.each(['http://[::1/api/properties', 'http://', 'http://a:b/'])(
  'an address that cannot be read, %s, is refused in words',
  async (target) => {
    const { host, hostname, port } = new URL(gateway.url);
    const line = connect(Number(port), hostname);
    line.write([`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''].join('\r\n'));
    const answer = await text(line);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('This address cannot be read');
  },
);
