// Pages over HTTP, rendered by real processes from a small shell, with a database that the test controls.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { withBiography } from 'schema/biography';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '../core/catalogue.ts';
import { createLogger } from '../core/logger.ts';
import { readSite } from '../core/site.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { preconditions } from '../http/preconditions.ts';
import { wellFormed } from '../http/well-formed.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { readBuild, storeFiles } from '../modules/releases/release-files.ts';
import { answerWith } from '../testing/query-answers.ts';
import { makeBuild, page } from '../testing/release-builds.ts';
import { createPages, type Pages } from './pages.ts';
import { createRecompression } from './recompression.ts';
import type { AnonymousQuery } from './renderer.ts';

/** Renders how often it was rendered, and what it was told. */
const SHELL = `
let named = '';
export const prepare = ({ site }) => {
  named = site.agent.name;
  return new Promise((resolve) => setTimeout(resolve, START_MS));
};
const operation = { name: 'Home', hash: '', text: '{ home }' };
let renders = 0;
export async function render(url, query) {
  const { pathname } = new URL(url);
  renders += 1;
  if (pathname === '/homes/loops') for (;;);
  if (pathname === '/homes/throws') throw new Error('thrown on purpose');
  const home = pathname.startsWith('/homes/') ? await query(operation, { id: pathname.split('/').at(-1) }) : null;
  const status = pathname === '/404' || home?.home === null ? 404 : 200;
  return {
    status, head: '<title>' + pathname + '</title>', body: '<h1>' + JSON.stringify(home) + '</h1><p>' + process.env.NODE_ENV + renders + ' ' + named + '</p>',
    jsonLd: null, slots: [], failures: [],
    rendered: { routeId: '', status, data: null, modules: { page: null, slots: [] }, answers: [] },
  };
}
`;

const identity = withBiography(
  readSite(fileURLToPath(new URL('../../../site.json', import.meta.url)), { refuseDemo: false }),
);
let shown = identity;
const site = () => shown;
let previewed = identity;
/** The set for a visitor with the cookie, in place of the live one. */
let nextSet: ReleaseSet | undefined;
let canary: { id: number; share: number; set: ReleaseSet | undefined } | undefined;
let tellOfChange: (version: number) => void;
let folder: string;
let origin: string;
let pages: Pages;
let stop: () => void;
let set: ReleaseSet;
let version: number;
let database: AnonymousQuery;
let isAway: boolean;
let secondsInFront: number;
/** The pages that were reported to the view counter. */
let seen: string[];
let faults: string[] = [];

const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const homes: Record<string, string> = {};

const catalogue = {
  get version() {
    return version;
  },
  async current() {
    if (isAway) throw away;
    return version;
  },
  onChange(listener) {
    tellOfChange = listener;
    return () => true;
  },
} as Pick<Catalogue, 'version' | 'current' | 'onChange'> as Catalogue;

async function shellSet(number = 1): Promise<ReleaseSet> {
  const paths = [page('/'), page('/about'), page('/homes/:id')];
  const build = makeBuild({
    name: 'shell',
    number,
    release: { pages: paths },
    files: {
      'server/render.mjs': SHELL.replace('<h1>', `<h1>release ${number} `).replace(
        'START_MS',
        number === 1 ? '0' : '800',
      ),
    },
  });
  const shell = readBuild(build);
  await storeFiles(folder, build, shell);
  return { shell, remotes: [] };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  version = 1;
  shown = identity;
  seen = [];
  faults = [];
  isAway = false;
  secondsInFront = 0;
  Object.assign(homes, { a: 'first', b: 'second' });
  database = async ({ variables }) =>
    isAway
      ? { ...answerWith(null), errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] }
      : answerWith({ home: homes[String(variables.id)] ?? null });
  canary = undefined;
  set = await shellSet();
  pages = createPages({
    releases: { live: () => set, canary: () => canary } as unknown as Releases,
    releasesFolder: folder,
    catalogue,
    query: (request) => database(request),
    get secondsInFront() {
      return secondsInFront;
    },
    visitToken: () => 'a-token',
    recompression: createRecompression({ standsMs: 0, pauseMs: 1 }),
    onPage: ({ method }, path) => void seen.push(`${method} ${path}`),
    onFault: ({ name }, path, message) => void faults.push(`${name} ${path}: ${message}`),
    async releasePreview(context) {
      if (context.cookies.get('sees') === 'next') return nextSet;
      if (context.cookies.get('sees') !== 'gone') return undefined;
      Object.assign(context, { status: 409, body: 'This preview is out of date' });
      return 'answered';
    },
    async previewOf(path, key) {
      if (key === 'identity') return { query: (request) => database(request), site: previewed };
      if (key !== 'key' || path !== '/homes/a') return undefined;
      return { query: async () => answerWith({ home: 'not live' }) };
    },
    logger: createLogger('silent'),
    site,
    origin: 'http://site.test',
    botCheck: { mode: 'off' },
  });
  const app = new Koa();
  for (const middleware of [errorAnswer(createLogger('silent')), wellFormed, preconditions, pages.middleware])
    app.use(middleware as Koa.Middleware);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await pages.warm();
});

afterEach(() => {
  pages.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Without the changes that `fetch` makes to addresses and caching. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(origin, { path, headers, method }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const head = (name: string) => answer.headers[name]?.toString() ?? null;
  return { status: answer.statusCode, text: await text(answer), head, cache: head('cache-status') };
}

test('what stands is sent in a smaller form by and by, and who has the first one is still known', async () => {
  const inBrotli = { 'Accept-Encoding': 'br' };
  const etagNow = async () => (await get('/about', inBrotli)).head('etag') ?? '';
  const first = await etagNow();
  await expect.poll(etagNow).toMatch(/-best-br"$/);
  for (const etag of [first, await etagNow()]) {
    const answer = await get('/about', { ...inBrotli, 'If-None-Match': etag });
    expect([answer.status, answer.head('etag')]).toEqual([304, etag]);
  }
});

test('an edit is seen by the very next request, and renders nothing but what shows it', async () => {
  const before = await get('/homes/b');
  expect((await get('/homes/a')).text).toContain('first');
  expect((await get('/homes/a')).cache).toBe('pages; hit; detail=hit');
  homes.a = 'edited';
  version = 2;
  expect(await get('/homes/a')).toMatchObject({ text: expect.stringContaining('edited'), cache: 'pages; fwd=miss' });
  expect(await get('/homes/b')).toMatchObject({ text: before.text, cache: 'pages; hit; detail=unchanged' });
  expect((await get('/homes/b')).cache).toBe('pages; hit; detail=hit');
});

test('when many pages are looked at anew, others are answered between two of their questions', async () => {
  Object.assign(homes, { c: 'third', d: 'fourth' });
  for (const id of ['a', 'b', 'c', 'd']) await get(`/homes/${id}`);
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const answers = database;
  database = (request) => {
    turns.push(turn);
    return answers(request);
  };
  version = 2;
  await pages.warm();
  isCounting = false;
  expect(turns).toHaveLength(4);
  expect(new Set(turns).size).toBe(4);
});

test('a cache in front may keep what is true, whole and everybody’s, and nothing else', async () => {
  const inFront = async (path: string, headers = {}) => {
    const { status, head } = await get(path, headers);
    return [status, head('cache-control'), head('surrogate-key') ?? head('cache-tag'), head('server-timing')];
  };
  const vote = 'visit;desc="a-token"';
  expect(await inFront('/about')).toEqual([200, 'no-cache', null, vote]);
  secondsInFront = 600;
  const kept = 'public, max-age=0, must-revalidate, s-maxage=600';
  expect(await inFront('/about')).toEqual([200, kept, 'pages', null]);
  const about = await get('/about');
  expect(about.head('cdn-cache-control')).toBe('public, max-age=600, stale-while-revalidate=30, stale-if-error=86400');
  expect(await inFront('/about', { 'If-None-Match': about.head('etag') })).toEqual([304, kept, 'pages', null]);
  expect(await inFront('/no/such/page')).toEqual([404, 'no-cache', null, null]);
  expect(await inFront('/homes/throws')).toEqual([200, 'no-cache', null, vote]);
  nextSet = await shellSet(2);
  expect(await inFront('/about', { Cookie: 'sees=next' })).toEqual([200, 'no-store', null, null]);
  expect(await inFront('/homes/a?preview=key')).toEqual([200, 'no-store', null, null]);
  await get('/homes/a');
  isAway = true;
  version = 2;
  expect(await inFront('/homes/a')).toEqual([200, 'no-cache', null, vote]);
  isAway = false;
  canary = { id: 7, share: 50, set: nextSet };
  expect((await inFront('/about'))[1]).toBe('private, no-cache');
});

test('another identity is on every page within a second, and on a preview alone before', async () => {
  expect((await get('/about')).text).toContain(identity.agent.name);
  const jordan = { ...identity, agent: { ...identity.agent, name: 'Jordan Vale' } };
  previewed = jordan;
  const preview = await get('/about?preview=identity');
  for (const words of ['production1 Jordan Vale', 'Preview: this is not live']) expect(preview.text).toContain(words);
  expect([preview.head('cache-control'), preview.head('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  expect((await get('/about')).text).toContain(identity.agent.name);
  shown = jordan;
  version = 2;
  tellOfChange(2);
  await expect.poll(async () => (await get('/about')).text, { timeout: 1000 }).toContain('Jordan Vale');
});

test('a page that is answered is told of, and nothing else', async () => {
  const etag = (await get('/homes/a')).head('etag') ?? '';
  expect((await get('/homes/a', { 'If-None-Match': etag })).status).toBe(304);
  await get('/homes/a?utm_source=mail');
  for (const path of ['/Homes/a', '/homes/unknown', '/homes/a/b']) await get(path);
  // Left to the browser, which asks for the data itself.
  expect((await get('/homes/throws')).status).toBe(200);
  await get('/homes/a', {}, 'POST');
  expect(seen).toEqual(['GET /homes/a', 'GET /homes/a', 'GET /homes/a']);
  isAway = true;
  version = 2;
  await get('/homes/b');
  await get('/homes/a');
  expect(seen).toHaveLength(4);
});

test('where the next version is late, the last one is served, and says so', async () => {
  await get('/homes/a');
  const fast = database;
  database = async (request) => {
    await after(600);
    return fast(request);
  };
  homes.a = 'edited';
  version = 2;
  const late = await get('/homes/a');
  expect(late).toMatchObject({ status: 200, text: expect.stringContaining('first') });
  expect(late.cache).toMatch(/^pages; hit; ttl=-\d+; detail=stale$/);
  await after(1500);
  expect((await get('/homes/a')).text).toContain('edited');
});

test('a release that went live is rendered ahead, and a page of the one before stands in for a late one', async () => {
  expect((await get('/about')).text).toContain('release 1');
  set = await shellSet(2);
  expect(await get('/about')).toMatchObject({ status: 200, text: expect.stringContaining('release 1') });
  await pages.warm();
  expect(await get('/about')).toMatchObject({
    text: expect.stringContaining('release 2'),
    cache: 'pages; hit; detail=hit',
  });
});

test('while the database is away, every page that was known is answered 200', async () => {
  await get('/homes/a');
  await get('/');
  isAway = true;
  version = 2;
  for (const path of ['/homes/a', '/']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.cache).toContain('detail=stale');
  }
  expect((await get('/about')).status).toBe(200); // needs no data
  const unknown = await get('/homes/b');
  expect([unknown.status, unknown.head('retry-after')]).toEqual([503, '5']);
  expect(unknown.text).toContain('(732) 555-0117');
  isAway = false;
  expect(await get('/homes/b')).toMatchObject({ text: expect.stringContaining('second') });
  expect((await get('/homes/a')).cache).toBe('pages; hit; detail=unchanged');
});

test('a database that only hangs takes no page away either', async () => {
  await get('/homes/a');
  const current = catalogue.current;
  catalogue.current = () => new Promise(() => {});
  const started = performance.now();
  expect(await get('/homes/a')).toMatchObject({ status: 200, cache: expect.stringContaining('stale') });
  expect(performance.now() - started).toBeLessThan(1500);
  catalogue.current = current;
});

test('a page that loops costs itself alone, and no page becomes noindex', async () => {
  await get('/');
  const [looping, ...others] = await Promise.all([
    get('/homes/loops'),
    ...Array.from({ length: 40 }, (_, index) => get(`/homes/other-${index}`)),
    get('/about'),
  ]);
  expect(looping.status).toBe(200);
  expect(looping.text).not.toContain('noindex');
  expect(looping.text).not.toContain('<h1>');
  for (const { text } of others) expect(text).toContain('<h1>');
  // This page is not tried again at once; all others are.
  const started = performance.now();
  expect((await get('/homes/loops')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(1500);
  expect((await get('/homes/a')).text).toContain('first');
});

test('a page that throws is left to the browser, and the next address of it is rendered', async () => {
  const thrown = await get('/homes/throws');
  expect(faults).toEqual([expect.stringMatching(/^shell \/homes\/throws: Error: thrown on purpose/)]);
  expect(thrown).toMatchObject({ status: 200, text: expect.stringContaining('<title>Avery Sample</title>') });
  expect(thrown.text).not.toContain('noindex');
  // Until then whoever waits knows whose site it is, and whom to call.
  expect(thrown.text).toMatch(
    /Sample &amp; Shore Realty.*One moment….*office <a href="tel:7325550140">.*<a href="mailto:/,
  );
  expect(thrown.text).toMatch(/<noscript><p>This page needs JavaScript\..*<a href="tel:7325550117">/);
  const rendered = await get('/homes/a');
  expect(rendered.text).toContain('first');
  expect(rendered.text).not.toContain('One moment…');
});

test('unknown paths and unknown parameters share one entry', async () => {
  const first = await get('/no/such/page');
  expect(first.status).toBe(404);
  expect(await get('/another/one?x=1')).toMatchObject({ text: first.text, cache: 'pages; hit; detail=hit' });
  await get('/homes/a');
  expect((await get('/homes/a?utm_source=letter&x=2')).cache).toBe('pages; hit; detail=hit');
});

test('an address has one spelling, and the others lead to it', async () => {
  for (const [path, spelled] of [
    ['/about/', '/about'],
    ['/About?a=1', '/about?a=1'],
    ['/%61bout', '/about'],
    ['//about', '/about'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.head('location')]).toEqual([path, 308, spelled]);
  }
  expect((await get('/%E0%A4')).status).toBe(400);
  expect((await get('//evil.example/')).status).toBe(404);
});

test('methods and preconditions are answered as RFC 9110 says', async () => {
  expect(await get('/about', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
  const options = await get('/about', {}, 'OPTIONS');
  expect([options.status, options.head('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const post = await get('/about', {}, 'POST');
  expect([post.status, post.head('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await get('/no/such/page', {}, 'POST')).status).toBe(404);

  const etag = (await get('/about')).head('etag') ?? '';
  expect((await get('/about', { 'If-None-Match': etag })).status).toBe(304);
  expect((await get('/about', { 'If-Match': etag })).status).toBe(200);
  expect((await get('/about', { 'If-Match': '*' })).status).toBe(200);
  expect((await get('/about', { 'If-Match': '"other"' })).status).toBe(412);
  expect((await get('/about', { 'If-Match': '"other"', 'If-None-Match': etag })).status).toBe(412);
  expect((await get('/about', { Range: 'bytes=0-10' })).status).toBe(200);
});

test('each encoding is a representation with an ETag of its own', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip, deflate, br, zstd', 'gzip;q=0'].map(async (accepted) => {
      const { head } = await get('/about', { 'Accept-Encoding': accepted });
      return [head('content-encoding'), head('etag'), head('vary')] as const;
    }),
  );
  expect(answers.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null, 'br', null]);
  expect(new Set(answers.map(([, etag]) => etag)).size).toBe(3);
  expect(new Set(answers.map(([, , vary]) => vary))).toEqual(new Set(['Accept-Encoding']));
});

test('releases that are not live are seen by whoever previews them: rendered, named, kept and counted by nobody', async () => {
  nextSet = await shellSet(3);
  expect((await get('/about')).text).toContain('release 1');
  const preview = await get('/about', { cookie: 'sees=next' });
  expect(preview.text).toContain('release 3');
  expect(preview.text).toContain(
    'Preview of shell 1.0.0+000000000003: this is not live. <a href="/release-preview/end">',
  );
  expect([preview.head('cache-control'), preview.head('x-robots-tag'), preview.head('etag')]).toEqual([
    'no-store',
    'noindex',
    null,
  ]);
  const live = await get('/about');
  expect(live.text).toContain('release 1');
  expect(live.text).not.toContain('Preview');
  // They were promoted meanwhile.
  nextSet = await shellSet(1);
  expect((await get('/about', { cookie: 'sees=next' })).text).toContain('>Preview: this is live by now. <a href=');
  // A visitor whose previewed releases no longer fit is told so, and then sees the live site.
  const gone = await get('/about', { cookie: 'sees=gone' });
  expect([gone.status, gone.text]).toEqual([409, 'This preview is out of date']);
  nextSet = undefined;
  expect((await get('/about', { cookie: 'sees=next' })).text).toContain('release 1');
});

test('a preview is for whoever has its key: kept, counted and found by nobody', async () => {
  const preview = await get('/homes/a?preview=key');
  expect(preview.text).toContain('not live');
  expect(preview.text).toContain('Preview: this is not live');
  expect(preview.head('cache-control')).toBe('no-store');
  expect(preview.head('x-robots-tag')).toBe('noindex');
  expect(preview.head('referrer-policy')).toBe('no-referrer');
  expect(preview.head('etag')).toBeNull();
  expect(seen).toEqual([]);
  for (const path of ['/homes/a', '/homes/a?preview=wrong', '/homes/b?preview=key'])
    expect((await get(path)).text).not.toContain('not live');
});

test('a preview is not taken from the page that visitors see, nor it from the preview', async () => {
  expect((await get('/homes/a')).text).toContain('first');
  expect((await get('/homes/a?preview=key')).text).toContain('not live');
  expect((await get('/homes/a')).text).toContain('first');
});
