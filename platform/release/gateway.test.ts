import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRelease } from './build.ts';
import { createGateway } from './gateway.ts';

const asked: string[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url));
    if (request.url?.startsWith('/old'))
      return response.writeHead(301, { Location: 'https://new.example/deploy' }).end();
    if (request.url?.startsWith('/portal')) return response.end('<h1>Please sign in</h1>');
    if (request.url?.startsWith('/null')) return response.writeHead(502).end('null');
    if (request.url?.startsWith('/cut')) {
      response.writeHead(200, { 'Content-Length': 100 }).write('{');
      return setImmediate(() => response.destroy());
    }
    response.setHeader('Content-Type', 'application/json');
    return response.end('{"live":[]}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the site’s address may end in a slash', async () => {
  for (const given of [url, `${url}/`]) await createGateway(given, 'a token').list();
  expect(asked).toEqual(['/deploy', '/deploy']);
});

test('a file is sent under its own name, whatever signs it has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const files = { 'plan 1#2?.svg': { integrity: '', bytes: 6 } };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: 'mfe-plans', version: '1.0.0', files }));
  writeFileSync(join(folder, 'plan 1#2?.svg'), 'a plan');
  try {
    await createGateway(url, 'a token').publish(folder, readRelease(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(asked).toContain('/deploy/files/mfe-plans/1.0.0/plan%201%232%3F.svg');
});

test('a site that has moved is named, and its token goes nowhere', async () => {
  const moved = createGateway(`${url}/old`, 'a token');
  await expect(moved.list()).rejects.toThrow(
    `${url}/old has moved to https://new.example/deploy: set DEPLOY_URL to it`,
  );
});

test('a site that does not answer is named, with the reason', async () => {
  // Nothing listens at the port of a server that is closed.
  const gone = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => gone.once('listening', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const away = createGateway(`http://127.0.0.1:${port}`, 'a token');
  await expect(away.list()).rejects.toThrow(`http://127.0.0.1:${port} does not answer: connect ECONNREFUSED`);
  await expect(createGateway('site.example', 'a token').list()).rejects.toThrow(
    'site.example does not answer: Invalid URL',
  );
});

test.each([
  ['portal', 'answers with something else than the site: <h1>Please sign in</h1>'],
  ['null', '502: Bad Gateway'],
  ['cut', 'does not answer: other side closed'],
])('what is no answer of the site is told in words: /%s', async (path, words) => {
  await expect(createGateway(`${url}/${path}`, 'a token').list()).rejects.toThrow(words);
});
