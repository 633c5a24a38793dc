import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitsFor } from './ask.ts';
import { readRelease } from './build.ts';
import { createGateway, type Gateway } from './gateway.ts';

const asked: string[] = [];

const many = { now: 0, atOnce: 0, refused: '' };
/** Takes files slowly and counts how many are on their way; where one is to be refused, the others are never answered. */
function takeSlowly({ method, url: path = '' }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'PUT') return void response.end('{"version":""}');
  many.now += 1;
  many.atOnce = Math.max(many.atOnce, many.now);
  response.on('close', () => {
    many.now -= 1;
  });
  if (many.refused === '') setTimeout(() => response.writeHead(204).end(), 30);
  else if (path.endsWith(many.refused)) response.writeHead(400).end('{"reasons":["a file was refused"]}');
}

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url));
    if (request.url?.startsWith('/old'))
      return response.writeHead(301, { Location: 'https://new.example/deploy' }).end();
    if (request.url?.startsWith('/portal')) return response.end('<h1>Please sign in</h1>');
    if (request.url?.startsWith('/null')) return response.writeHead(502).end('null');
    const [, given = ''] = request.url?.split('/') ?? [];
    const head = (title: string) =>
      `<script>if (1 < 2) go()</script><style>p { top: 0 }</style><title>${title}</title>`;
    const page = (title: string) => `<html><head>${head(title)}</head><body>\n</body></html>`;
    if (given === 'large') return response.writeHead(413).end(page('413 Request Entity Too Large'));
    if (given === 'another') return response.writeHead(404).end(page('Not found'));
    if (given === 'folder') return response.writeHead(501).end(page('Unsupported method'));
    if (given === 'often') return response.writeHead(429, { 'Retry-After': '30' }).end(page('Slow down'));
    if (given === 'busy')
      return response.writeHead(503, { 'Retry-After': '5' }).end('{"message":"The database is away"}');
    if (given === 'away') return response.writeHead(502).end(page('502 Bad Gateway'));
    if (given === 'late') return response.writeHead(522).end(page('Connection timed out'));
    if (given === 'many') return takeSlowly(request, response);
    if (given === 'silent') return undefined;
    if (given === 'half') return response.writeHead(200, { 'Content-Length': 100 }).write('{');
    if (given === 'reset') return request.socket.destroy();
    if (given === 'nothing') return response.end();
    if (given === 'other') return response.end('{}');
    if (request.url?.startsWith('/cut')) {
      response.writeHead(200, { 'Content-Length': 100 }).write('{');
      return setImmediate(() => response.destroy());
    }
    if (request.method === 'PUT') return response.writeHead(204).end();
    response.setHeader('Content-Type', 'application/json');
    return response.end('{"history":[],"version":""}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

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

test('four files are on their way at once, and the first that is refused stops the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const names = Array.from({ length: 30 }, (_, index) => `${index}.js`);
  for (const name of names) writeFileSync(join(folder, name), 'a');
  const files = Object.fromEntries(names.map((name) => [name, { integrity: '', bytes: 1 }]));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: 'mfe-a', version: '1.0.0', files }));
  const sent = async () => {
    const before = asked.length;
    await createGateway(`${url}/many`, 'a-token').publish(folder, readRelease(folder));
    return asked.length - before;
  };
  expect([await sent(), many.atOnce]).toEqual([31, 4]);

  many.refused = '/2.js';
  const before = asked.length;
  await expect(sent()).rejects.toThrow(/^a file was refused$/);
  await expect.poll(() => many.now).toBe(0);
  expect(asked.length - before).toBeLessThan(6);
  rmSync(folder, { recursive: true });
});

test('a file that is not taken is waited for by its size, and no longer', async () => {
  expect(waitsFor('upload', { body: new Uint8Array(1000) })).toBe(60_200);
  expect(waitsFor('upload', { body: new Uint8Array(3_000_000) })).toBe(660_000);
  // A promote opens pages in a browser, however short the question is.
  expect(waitsFor('change', { body: '{}' })).toBe(300_000);

  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ name: 'mfe-a', version: '1.0.0', files: { 'a.js': { integrity: '', bytes: 1 } } }),
  );
  writeFileSync(join(folder, 'a.js'), 'a');
  const patience = { look: 9000, upload: 100, send: 9000, change: 9000 };
  const site = createGateway(`${url}/silent`, 'a-token', patience);
  await expect(site.publish(folder, readRelease(folder))).rejects.toThrow(
    'has not answered for 0.1 s\nTry again in a minute: what comes twice counts once',
  );
  rmSync(folder, { recursive: true });
});

test('a site that has moved is named, and its token goes nowhere', async () => {
  const moved = createGateway(`${url}/old`, 'a token');
  await expect(moved.list()).rejects.toThrow(
    `${url}/old has moved to https://new.example/deploy: set DEPLOY_URL to it`,
  );
});

test('an address that cannot be the site’s is told so, and not to be tried again', async () => {
  const plain = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  const words = async (url: string) =>
    String(
      await createGateway(url, 'token')
        .list()
        .catch((error) => error.message),
    );
  expect(await words(`https://127.0.0.1:${port}`)).toBe(
    `https://127.0.0.1:${port} does not answer in TLS: is it http://…?`,
  );
  // Browsers and `fetch` ask nothing at the ports of mail.
  expect(await words('http://127.0.0.1:25')).toBe('http://127.0.0.1:25 does not answer: bad port');
  plain.close();
});

test('a certificate that is refused is said: nothing was sent, and nothing is to be tried again', async () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
  try {
    await expect(createGateway('https://site.example', 'a token').withdraw('mfe-a')).rejects.toThrow(
      /^https:\/\/site\.example has a certificate that this machine does not trust .* NODE_EXTRA_CA_CERTS=ca\.pem$/,
    );
  } finally {
    fetch.mockRestore();
  }
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
  ['portal', 'answers with something else than the site: Please sign in\nIs DEPLOY_URL the site’s own address'],
  ['null', 'answers 502: null\nThe gateway behind it is away, or slow\nTry again'],
  ['cut', 'does not answer: other side closed'],
])('what is no answer of the site is told in words: /%s', async (path, words) => {
  await expect(createGateway(`${url}/${path}`, 'a token').list()).rejects.toThrow(words);
});

const id = { name: 'mfe-a', version: '1.0.0+000000000001' };
const looks: Array<[string, (site: Gateway) => Promise<unknown>]> = [
  ['list, history and canary', (site) => site.list()],
  ['token list', (site) => site.tokens()],
  ['diff', (site) => site.describe(id)],
  ['types', (site) => site.readFile(id, 'web/slots.d.ts')],
  ['smoke', (site) => site.query({})],
];
const sends: typeof looks = [
  ['preview', (site) => site.preview([id])],
  ['smoke’s report', (site) => site.report([id], { set: [], at: '', signature: '' })],
];
const changes: typeof looks = [
  ['token create', (site) => site.createToken('mfe-a', 'CI', 90)],
  ['token revoke', (site) => site.revokeToken('an-id')],
  ['promote', (site) => site.promote([id])],
  ['promote of a link', (site) => site.promotePreviewed('https://site.example/release-preview/x')],
  ['canary', (site) => site.setCanary(id, 10, true)],
  ['canary end', (site) => site.endCanary('mfe-a')],
  ['rollback', (site) => site.rollback('mfe-a')],
  ['withdraw', (site) => site.withdraw('mfe-a')],
];

describe.each([
  ...looks.map((row) => [...row, 'Try again in a minute'] as const),
  ...sends.map((row) => [...row, 'Try again in a minute: what comes twice counts once'] as const),
  ...changes.map(
    (row) => [...row, 'It may be done all the same: look at list, history, canary or token list'] as const,
  ),
])('%s', (_, asks, afterwards) => {
  test.each([
    ['large', 'answers 413: 413 Request Entity Too Large\nA proxy before the site takes nothing so large'],
    [
      'another',
      'answers 404: Not found\nIs DEPLOY_URL the site’s own address, and its gateway as new as this command?',
    ],
    ['folder', 'answers 501: Unsupported method\nIs DEPLOY_URL the site’s own address'],
    ['often', 'answers 429: Slow down\nToo many requests came from here\nCome again in 30 s'],
    ['busy', '503: The database is away\nCome again in 5 s'],
    ['away', `answers 502: 502 Bad Gateway\nThe gateway behind it is away, or slow\n${afterwards}`],
    ['late', `answers 522: Connection timed out\nThe gateway behind it is away, or slow\n${afterwards}`],
    ['reset', `does not answer: other side closed\n${afterwards}`],
  ])('says what happened and what to do where the site is %s', async (state, words) => {
    await expect(asks(createGateway(`${url}/${state}`, 'a-token'))).rejects.toThrow(words);
  });

  test.each(['silent', 'half'])('does not wait for ever where the site is %s', async (state) => {
    const site = createGateway(`${url}/${state}`, 'a-token', { look: 100, upload: 100, send: 100, change: 100 });
    await expect(asks(site)).rejects.toThrow(`has not answered for 0.1 s\n${afterwards}`);
  });
});

test.each([...looks.slice(0, 3), ...sends, ...changes])(
  '%s takes nothing for an answer that does not say what it has to',
  async (_, asks) => {
    for (const state of ['nothing', 'other'])
      await expect(asks(createGateway(`${url}/${state}`, 'a-token'))).rejects.toThrow(
        `${url}/${state} answers with something else than the site`,
      );
  },
);
