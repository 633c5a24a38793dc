import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, expect, it } from 'vitest';
import { hasAnswerAlready } from './if-none-match.ts';

const app = new Koa();
app.use((ctx) => {
  ctx.set('ETag', ctx.path === '/none' ? '' : '"one, of two"');
  ctx.status = 200;
  ctx.body = String(hasAnswerAlready(ctx));
});
const server = createServer(app.callback()).listen(0, '127.0.0.1');
afterAll(() => void server.close());

const ask = async (headers: Record<string, string>, { path = '/', method = 'GET' } = {}) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method })).text();

it.each([
  ['"one, of two"', 'true'],
  ['W/"one, of two"', 'true'],
  ['"other",W/"one, of two"', 'true'],
  ['"other" , "another"', 'false'],
  ['one, of two', 'false'],
  ['*', 'true'],
  [' ', 'false'],
])('compares %s', async (tags, has) => {
  expect(await ask({ 'If-None-Match': tags, 'Cache-Control': 'max-age=0' })).toBe(has);
});

it('is the same to a program whose fetch adds no-cache, and to one that names a time, too', async () => {
  const tag = { 'If-None-Match': '"one, of two"' };
  expect(await ask(tag)).toBe('true');
  expect(await ask({ ...tag, 'Cache-Control': 'no-cache', Pragma: 'no-cache' })).toBe('true');
  expect(await ask({ ...tag, 'If-Modified-Since': new Date(0).toUTCString() })).toBe('true');
});

it('is no question of a write, nor of an answer without a tag', async () => {
  const tag = { 'If-None-Match': '"one, of two"' };
  expect(await ask(tag, { method: 'POST' })).toBe('false');
  expect(await ask(tag, { path: '/none' })).toBe('false');
});
