import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { errorAnswer } from '../../http/error-answer.ts';
import { makeBuild } from '../../testing/release-builds.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { releaseFiles } from './release.routes.ts';
import { openReleases } from './release.service.ts';
import { webPath } from './release-files.ts';

/** Long enough to be stored with a compressed copy. */
const SCRIPT = 'export const sea = "calm";\n'.repeat(100);
const VIDEO = 'a video, or nearly so';

let gateway: TestGateway;
let folder: string;
let server: Server;
let pathOf: (file: string) => string;

beforeAll(async () => {
  gateway = await openTestGateway('pglite');
  const { database, catalogue, graphql } = gateway.gateway;
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const logger = createLogger('silent');
  const smoke = async () => [];
  const releases = await openReleases({ database, catalogue, schema: graphql.schema, folder, logger, smoke });
  const files = { 'web/page.js': SCRIPT, 'web/sea.webm': VIDEO, 'web/stuck.webm': VIDEO };
  const release = await releases.publish(makeBuild({ name: 'mfe-one', files }), 'test');
  pathOf = (file) => webPath(release, file.slice('web/'.length));
  const app = new Koa().use(errorAnswer(logger) as Koa.Middleware).use(releaseFiles(releases, folder));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await gateway.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Not with fetch, which sets its own encodings and decodes the body. */
const ask = (method: string, file: string, headers: Record<string, string>) => askPath(method, pathOf(file), headers);
const askPath = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() });
    });
    sent.once('error', reject).end();
  });

it('answers the part of a file that is asked for', async () => {
  const { status, headers, text } = await ask('GET', 'web/sea.webm', { Range: 'bytes=2-6' });
  expect([status, headers['content-range'], text]).toEqual([206, `bytes 2-6/${VIDEO.length}`, 'video']);
});

it('says that a file has no such part, in words that are neither compressed nor kept', async () => {
  const { status, headers, text } = await ask('GET', 'web/page.js', {
    Range: 'bytes=99999-',
    'Accept-Encoding': 'br',
  });
  expect([status, text]).toEqual([416, 'Range Not Satisfiable']);
  expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['bytes=0-1,4-5', 'pages=1-2', 'pages=99999-', 'nonsense'])('answers %s with the whole', async (range) => {
  const { status, headers, text } = await ask('GET', 'web/sea.webm', { Range: range });
  expect([status, headers['content-range'], text]).toEqual([200, undefined, VIDEO]);
});

it.each(['bytes=2-6', 'bytes=99999-'])('tells HEAD of the whole, whatever part it names: %s', async (range) => {
  const { status, headers } = await ask('HEAD', 'web/sea.webm', { Range: range });
  expect([status, headers['content-range'], headers['content-length']]).toEqual([200, undefined, String(VIDEO.length)]);
});

it('sends each encoding under an ETag of its own, and a part only of the representation that If-Range names', async () => {
  const answers = [];
  for (const encoding of ['br', 'gzip', 'identity'])
    answers.push(await ask('GET', 'web/page.js', { 'Accept-Encoding': encoding }));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  const { etag = '' } = answers[2]?.headers ?? {};
  expect((await ask('GET', 'web/page.js', { 'If-None-Match': etag })).status).toBe(304);
  const range = { Range: 'bytes=0-5' };
  expect(await ask('GET', 'web/page.js', { ...range, 'If-Range': etag })).toMatchObject({
    status: 206,
    text: 'export',
  });
  expect((await ask('GET', 'web/page.js', { ...range, 'If-Range': '"other"' })).status).toBe(200);
});

it.each(['/releases/mfe-one%00/1/web/x.js', '/releases/mfe-one/%00/web/x.js', '/federation/mfe-one/1%00/x.js'])(
  'holds nothing at an address that no release can have: %s',
  async (path) => {
    expect((await askPath('GET', path)).status).toBe(404);
  },
);

it('says that a file cannot be opened, instead of breaking its answer off', async () => {
  const file = join(folder, pathOf('web/stuck.webm').slice('/releases/'.length));
  rmSync(file);
  // A socket is there, has a size, and cannot be opened, for root either.
  const socket = createServer().listen(file);
  await once(socket, 'listening');
  const { status, headers } = await ask('GET', 'web/stuck.webm', {});
  await new Promise((resolve) => socket.close(resolve));
  expect([status, headers['content-encoding']]).toEqual([500, undefined]);
});
