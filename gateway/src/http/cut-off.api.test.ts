import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../core/logger.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

type Line = { level: number; msg: string; requestId?: string };

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
    await expect.poll(own, { timeout: 10_000 }).toHaveLength(1);
    await expect.poll(() => lines.some(({ msg }) => msg === 'answer interrupted'), { timeout: 10_000 }).toBe(true);
    expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
  },
);

it('a client that sends after a request what is none is cut off, and is no fault', async () => {
  const { hostname, port } = new URL(gateway.url);
  const before = lines.length;
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  // A body without its length, as some clients send with DELETE.
  line.write([`DELETE /api/properties/1 HTTP/1.1`, `Host: ${hostname}:${port}`, '', '{}'].join('\r\n'));
  await once(line.resume(), 'close');
  const isTold = () => lines.slice(before).some(({ msg }) => msg === 'answer interrupted');
  await expect.poll(isTold, { timeout: 10_000 }).toBe(true);
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
});
