import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import Koa, { type Middleware } from 'koa';
import { afterAll, expect, it } from 'vitest';
import { GatewayError, unavailable } from '../core/errors.ts';
import { createLogger } from '../core/logger.ts';
import { readSite } from '../core/site.ts';
import { bareHeaders, errorPage } from '../render/bare-page.ts';
import { errorAnswer } from './error-answer.ts';

const siteFile = fileURLToPath(new URL('../../../site.json', import.meta.url));
const site = readSite(siteFile, { refuseDemo: false });
const app = new Koa();
app.use(
  errorAnswer(createLogger('silent'), (words) => ({
    headers: bareHeaders,
    body: errorPage(site, words),
  })) as Middleware,
);
app.use((ctx) => {
  if (ctx.path.endsWith('/away')) throw unavailable();
  throw new GatewayError('BAD_INPUT', 'This address <cannot> be read');
});
const server = createServer(app.callback()).listen(0, '127.0.0.1');
afterAll(() => void server.close());

const ask = async (path: string, accept: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { Accept: accept },
  });
  return { status: answer.status, type: answer.headers.get('Content-Type'), body: await answer.text(), answer };
};
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

it.each([
  ['/areas/red-bank', 400, '<h1>This address &lt;cannot> be read</h1>'],
  ['/h/away', 503, '<h1>'],
])('leaves nobody who opens %s at a dead end', async (path, status, words) => {
  const { answer, body, ...answered } = await ask(path, BROWSER);
  expect(answered).toEqual({ status, type: 'text/html; charset=utf-8' });
  expect(body).toContain(words);
  expect(body).toContain('<a href="/">');
  expect(body).toContain(site.agent.cellPhone);
  expect(answer.headers.get('Vary')).toBe('Accept');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('says it in plain text to a program, and for a picture', async () => {
  for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'application/json'])
    expect(await ask('/areas/red-bank', accept)).toMatchObject({
      status: 400,
      type: 'text/plain; charset=utf-8',
      body: 'This address <cannot> be read',
    });
});

it('says it in JSON at the API’s addresses, whatever is accepted', async () => {
  const { status, body } = await ask('/api/nothing', BROWSER);
  expect([status, JSON.parse(body)]).toEqual([400, { message: 'This address <cannot> be read', code: 'BAD_INPUT' }]);
});
