// What visitors get while a canary runs, over HTTP, rendered by real processes.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { withBiography } from 'schema/biography';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '../core/catalogue.ts';
import { createLogger } from '../core/logger.ts';
import { readSite } from '../core/site.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { preconditions } from '../http/preconditions.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { readBuild, storeFiles } from '../modules/releases/release-files.ts';
import { answerWith } from '../testing/query-answers.ts';
import { makeBuild, page } from '../testing/release-builds.ts';
import { createPages, type Pages } from './pages.ts';

const SHELL = `
export const prepare = () => {};
export const render = async (url, query, form) => ({
  status: 200, head: '', body: 'release NUMBER' + (form ? ' form' : ''), jsonLd: null, slots: [], failures: [],
  rendered: { routeId: '', status: 200, data: null, modules: { page: null, slots: [] }, answers: [] },
});`;

const site = withBiography(
  readSite(fileURLToPath(new URL('../../../site.json', import.meta.url)), { refuseDemo: false }),
);
const catalogue = { version: 1, current: async () => 1, onChange: () => () => true } as unknown as Catalogue;
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140' };

let folder: string;
let origin: string;
let pages: Pages;
let server: ReturnType<Koa['listen']>;
let live: ReleaseSet;
let next: ReleaseSet;
let canary: { id: number; share: number; set: ReleaseSet | undefined } | undefined;

async function setOf(number: number): Promise<ReleaseSet> {
  const build = makeBuild({
    name: 'shell',
    number,
    release: { pages: [page('/'), page('/about')] },
    files: { 'server/render.mjs': SHELL.replace('NUMBER', String(number)) },
  });
  const shell = readBuild(build);
  await storeFiles(folder, build, shell);
  const admin = readBuild(makeBuild({ name: 'mfe-admin', release: { pages: [page('/admin')], isPrivate: true } }));
  return { shell, remotes: [admin] };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canary-pages-'));
  [live, next] = [await setOf(1), await setOf(2)];
  pages = createPages({
    releases: { live: () => live, canary: () => canary } as unknown as Releases,
    releasesFolder: folder,
    catalogue,
    query: async () => answerWith({}),
    releasePreview: async (context) => (context.cookies.get('sees') === 'next' ? next : undefined),
    logger: createLogger('silent'),
    site: () => site,
    origin: 'http://site.test',
    botCheck: { mode: 'off' },
  });
  const app = new Koa();
  app.use(errorAnswer(createLogger('silent')) as Koa.Middleware).use(preconditions as Koa.Middleware);
  app.use((context, then) => (context.path === '/form' ? pages.showForm(context, '/about', {} as never) : then()));
  app.use(pages.middleware);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  pages.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  canary = { id: 7, share: 10, set: next };
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, { headers: { ...browser, ...headers }, redirect: 'manual' });
  const text = await answer.text();
  const head = (name: string) => answer.headers.get(name);
  return { status: answer.status, number: /release (\d)/.exec(text)?.[1], text, head, cookie: head('set-cookie') };
}
const withLot = (lot: number | string, id = 7) => ({ Cookie: `canary=${id}.${lot}` });

test('without a canary nobody gets a cookie, and a page may be kept', async () => {
  canary = undefined;
  const answer = await get('/');
  expect([answer.number, answer.cookie, answer.head('cache-control')]).toEqual(['1', null, 'no-cache']);
});

test('of a thousand visitors about a tenth gets the canary, and each gets it again', async () => {
  const lots: string[] = [];
  let chosen = 0;
  for (let visitor = 0; visitor < 1000; visitor += 1) {
    const { number, cookie } = await get('/');
    const [, lot = ''] = /^canary=7\.(\d+); path=\/; expires=[^;]+; samesite=lax; httponly$/.exec(cookie ?? '') ?? [];
    expect(number).toBe(Number(lot) < 10 ? '2' : '1');
    lots.push(lot);
    if (number === '2') chosen += 1;
  }
  // Five standard deviations on each side: one run in two million fails by chance.
  expect(chosen).toBeGreaterThan(52);
  expect(chosen).toBeLessThan(148);
  for (const lot of lots.slice(0, 50)) {
    const again = await get('/about', withLot(lot));
    expect([again.number, again.cookie]).toEqual([Number(lot) < 10 ? '2' : '1', null]);
  }
});

test('who has it keeps it when the share grows, and others come in', async () => {
  const seen = async (lot: number) => (await get('/', withLot(lot))).number;
  expect([await seen(9), await seen(10), await seen(29)]).toEqual(['2', '1', '1']);
  canary = { id: 7, share: 30, set: next };
  expect([await seen(9), await seen(29), await seen(30)]).toEqual(['2', '2', '1']);
});

test.each(['x', '-1', '100', '9'.repeat(4000), '%00', '1.1'])(
  'a cookie that is none of ours is drawn anew: %.20s',
  async (lot) => {
    const { status, cookie } = await get('/', withLot(lot));
    expect([status, cookie]).toEqual([200, expect.stringMatching(/^canary=7\.\d{1,2};/)]);
  },
);

test('a lot of an older canary is worth nothing', async () => {
  canary = { id: 8, share: 1, set: next };
  expect((await get('/', withLot(0, 7))).cookie).toMatch(/^canary=8\./);
});

test('each set has pages of its own: none is kept for another visitor, and a tag of one is none of the other', async () => {
  const [one, two] = [await get('/', withLot(99)), await get('/', withLot(0))];
  expect([one.number, two.number]).toEqual(['1', '2']);
  for (const answer of [one, two]) expect(answer.head('cache-control')).toBe('private, no-cache');
  expect(one.head('etag')).not.toBe(two.head('etag'));
  // Without Cache-Control, fetch would bypass every cache.
  const tag = { 'Cache-Control': 'max-age=0', 'If-None-Match': one.head('etag') ?? '' };
  expect((await get('/', { ...withLot(99), ...tag })).status).toBe(304);
  expect(await get('/', { ...withLot(0), ...tag })).toMatchObject({ status: 200, number: '2' });
  // Asked for alternately, both come from the cache.
  for (const lot of [99, 0, 99, 0]) expect((await get('/', withLot(lot))).head('cache-status')).toContain('detail=hit');
  expect((await get('/About', withLot(0))).head('cache-control')).toBe('private, no-cache');
});

test('who looks for pages to list gets what is live, and no lot', async () => {
  canary = { id: 7, share: 50, set: next };
  for (let count = 0; count < 20; count += 1) {
    const { number, cookie } = await get('/', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect([number, cookie]).toEqual(['1', null]);
  }
});

test('the agent’s own pages are of what is live, and nobody draws a lot there', async () => {
  const answer = await get('/admin', withLot(0));
  expect([answer.cookie, answer.head('cache-control')]).toEqual([null, 'no-store']);
  expect(answer.text).toContain('"shell":"1.0.0+000000000001"');
});

test('a form without scripts comes back in the set that it was sent from', async () => {
  expect((await get('/form', withLot(0))).text).toContain('release 2 form');
  expect((await get('/form', withLot(99))).text).toContain('release 1 form');
});

test('whoever looks at a preview draws no lot', async () => {
  const { number, cookie } = await get('/', { Cookie: 'sees=next; canary=7.99' });
  expect([number, cookie]).toEqual(['2', null]);
});

test('a canary that ends, or fits no more, is taken from the next page on', async () => {
  expect((await get('/', withLot(0))).number).toBe('2');
  canary = { id: 7, share: 10, set: undefined };
  expect(await get('/', withLot(0))).toMatchObject({ number: '1', cookie: null });
  canary = undefined;
  expect(await get('/', withLot(0))).toMatchObject({ number: '1', cookie: null });
});
