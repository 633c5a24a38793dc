import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Koa, { type Middleware } from 'koa';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../core/logger.ts';
import type { ReadAllowance } from '../core/read-limits.ts';
import { errorAnswer } from './error-answer.ts';
import { readLimit } from './read-limit.ts';
import { requestLog } from './request-log.ts';
import { alsoWhenRepeated, mayRepeat, responseCache, whileUnchanged } from './response-cache.ts';
import type { GatewayContext, GatewayMiddleware } from './state.ts';

let time = { isTrue: true };
let made = 0;
let effects = 0;
let remaining = 100;
let lines: string[] = [];
let below: GatewayMiddleware;
let origin = '';

const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
const readLimits = {
  take(): ReadAllowance {
    remaining -= 1;
    return { limit: { hits: 100, seconds: 60 }, remaining, resetsIn: 5000, isOver: remaining < 0 };
  },
};
let change = () => {};
const catalogue = {
  onChange(listener: (version: number) => void) {
    change = () => listener(2);
    return () => {};
  },
};

/** An answer for everybody that may be repeated. */
const everybodys: GatewayMiddleware = async (ctx) => {
  made += 1;
  const now = time;
  mayRepeat(ctx, () => now.isTrue);
  alsoWhenRepeated(ctx, (asked) => {
    effects += 1;
    asked.set('Server-Timing', `visit;desc="${effects}"`);
  });
  ctx.set({ ETag: '"one"', 'Cache-Control': 'no-cache' });
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = Buffer.from(`made ${made} ${await text(ctx.req)}`.trim());
};

const app = new Koa();
app.use(responseCache({ catalogue, readLimits, logger, capacity: 1_000_000 }) as Middleware);
app.use(requestLog(logger) as Middleware);
app.use(errorAnswer(logger));
app.use(readLimit({ ...readLimits, share: async () => {}, close: async () => {} }) as Middleware);
app.use((ctx, next) => below(ctx as Parameters<GatewayMiddleware>[0], next));
app.silent = true;
const server = app.listen(0, '127.0.0.1');

beforeAll(() => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  // Answers of earlier tests are out of date.
  time.isTrue = false;
  time = { isTrue: true };
  made = 0;
  effects = 0;
  remaining = 100;
  lines = [];
  below = everybodys;
});

const get = (path = '/', headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const read = async (...asked: Parameters<typeof get>) => (await get(...asked)).text();

it('sends again what everybody gets, with all that it said', async () => {
  const [first, second] = [await get(), await get()];
  expect([await first.text(), await second.text()]).toEqual(['made 1', 'made 1']);
  for (const name of ['etag', 'cache-control', 'content-type', 'content-length', 'ratelimit-policy'])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
});

it('names, counts and logs each of them', async () => {
  const answers = [await get('/'), await get('/'), await get('/')];
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
  expect(answers.map(({ headers }) => headers.get('ratelimit'))).toEqual([99, 98, 97].map((r) => `"reads";r=${r};t=5`));
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ requestId }) => requestId)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')));
  expect(logged[2]).toMatchObject({ method: 'GET', path: '/', status: 200, msg: 'request' });
});

it('does each time what the answer does besides', async () => {
  const visits = [await get(), await get()].map(({ headers }) => headers.get('server-timing'));
  expect(visits).toEqual(['visit;desc="1"', 'visit;desc="2"']);
});

it('makes it anew once it is not true any more', async () => {
  await read();
  time.isTrue = false;
  expect([await read(), await read()], 'what is not true when it is made is not kept').toEqual(['made 2', 'made 3']);
  time = { isTrue: true };
  expect([await read(), await read()]).toEqual(['made 4', 'made 4']);
});

it('lets go of what is not true any more when something changes, and of nothing else', async () => {
  await read('/one');
  const old = time;
  old.isTrue = false;
  time = { isTrue: true };
  await read('/two');
  change();
  old.isTrue = true;
  expect([await read('/one'), await read('/two')]).toEqual(['made 3', 'made 2']);
});

it.each([
  ['another address', '/', {}, '/?page=2', {}],
  ['another language of the bytes', '/', { 'Accept-Encoding': 'br' }, '/', { 'Accept-Encoding': 'gzip' }],
  ['another kind of answer', '/', { Accept: 'text/html' }, '/', { Accept: 'application/json' }],
  ['a cookie', '/', {}, '/', { Cookie: 'session=1' }],
  ['a token', '/', {}, '/', { Authorization: 'Bearer 1' }],
  ['a part of it', '/', {}, '/', { Range: 'bytes=0-1' }],
  ['a version that must not be another', '/', {}, '/', { 'If-Match': '"one"' }],
  ['a header that nobody has heard of', '/', {}, '/', { 'X-Forwarded-Prefix': '/evil' }],
])('takes %s for another question', async (_, path, headers, otherPath, otherHeaders) => {
  await read(path, headers);
  expect(await read(otherPath, otherHeaders)).toBe('made 2');
  expect(await read(path, headers), 'which is not mixed up with the first').toBe('made 1');
});

it('sends again to whom only the way, the program and the language differ', async () => {
  await read('/', { 'User-Agent': 'one', 'Accept-Language': 'en' });
  const other = {
    'User-Agent': 'two',
    'Accept-Language': 'fr',
    Referer: 'https://a.example/',
    'X-Forwarded-For': '1.2.3.4',
  };
  expect(await read('/', other)).toBe('made 1');
});

it('answers 304 again to whom it answered so, without a body', async () => {
  // Without Cache-Control, Node's fetch adds one that asks for a new answer.
  const headers = { 'If-None-Match': '"one"', 'Cache-Control': 'max-age=0' };
  const [first, second] = [await get('/', headers), await get('/', headers)];
  expect([first.status, second.status, made]).toEqual([304, 304, 1]);
  expect(second.headers.get('content-length')).toBe(null);
  expect(second.headers.get('etag')).toBe('"one"');
  expect(await read()).toBe('made 2');
});

it.each([
  [
    'of which nobody said that it may',
    (ctx) => {
      delete ctx.state.repeatsWhile;
    },
  ],
  ['that sets a cookie', (ctx) => ctx.set('Set-Cookie', 'a=1')],
  [
    'that says that something failed',
    (ctx) => {
      ctx.status = 500;
    },
  ],
] satisfies [string, (ctx: GatewayContext) => void][])('never sends again an answer %s', async (_, spoil) => {
  below = async (ctx, next) => {
    await everybodys(ctx, next);
    await spoil(ctx);
  };
  await read();
  await read();
  expect(made).toBe(2);
});

const post = async (path: string, body: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { method: 'POST', body, headers })).text();

it('never sends again what was posted', async () => {
  await post('/', '{}');
  await post('/', '{}');
  expect(made).toBe(2);
});

it('sends a query that was posted again, to the same words alone', async () => {
  expect(await post('/graphql', '{"query":"{ a }"}')).toBe('made 1 {"query":"{ a }"}');
  expect(await post('/graphql', '{"query":"{ a }"}')).toBe('made 1 {"query":"{ a }"}');
  expect(await post('/graphql', '{"query":"{ b }"}')).toBe('made 2 {"query":"{ b }"}');
  expect(await post('/graphql', '{"query":"{ a }"}', { Origin: 'https://a.example' })).toContain('made 3');
});

it.each([
  ['a long one', 'a'.repeat(5000), [5000]],
  ['one that comes in pieces', 'abc', [1, 1, 1]],
  ['none', '', []],
])('leaves the body to be read: %s', async (_, words, pieces) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = httpRequest(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Length': words.length, 'Content-Type': 'application/json' },
  });
  request.on('response', (answer) => void answer.toArray().then((parts) => resolve(parts.join(''))));
  request.setNoDelay();
  let at = 0;
  for (const length of pieces) {
    const { promise: sent, resolve: isSent } = Promise.withResolvers<unknown>();
    request.write(words.slice(at, at + length), isSent);
    await sent;
    at += length;
  }
  request.end();
  expect(await promise).toBe(`made 1 ${words}`.trim());
});

it('is not held up by whoever leaves before the body has come', async () => {
  const request = httpRequest(`${origin}/graphql`, { method: 'POST', headers: { 'Content-Length': 100 } });
  request.on('error', () => undefined);
  request.flushHeaders();
  await once(server, 'request');
  request.destroy();
  expect(await read()).toBe('made 1');
});

it('says 429 once the limit is over, known or not', async () => {
  await read();
  remaining = 0;
  expect((await get()).status).toBe(429);
  expect(made).toBe(1);
});

it('is true of a version for as long as it surely is the present one', () => {
  const catalogue: { known: number | undefined } = { known: 7 };
  const isSame = whileUnchanged(catalogue);
  expect(isSame()).toBe(true);
  catalogue.known = undefined;
  expect(isSame(), 'nobody listens').toBe(false);
  expect(whileUnchanged(catalogue)(), 'begun while nobody listened').toBe(false);
  catalogue.known = 8;
  expect(isSame()).toBe(false);
});
