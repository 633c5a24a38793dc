// Real renderer processes with a small shell. Each page does what its address says.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger, type Logger } from '../core/logger.ts';
import { releasesIn } from '../modules/releases/release-files.ts';
import { answerWith } from '../testing/query-answers.ts';
import { type RenderLimits, renderLimits } from './limits.ts';
import type { Prepare } from './messages.ts';
import type { AnonymousQuery } from './renderer.ts';
import { createRendererPool, type RendererPool } from './renderer-pool.ts';

const SHELL = `
let modules;
let fired = 0;
let waiting;
let goOn;
export const prepare = async (given) => { modules = given.modules; };
const operation = { name: 'Sample', hash: '', text: '{ sample }' };
const page = (body) => ({
  status: 200, head: '', body, jsonLd: null, slots: [], failures: [],
  rendered: { routeId: '', status: 200, data: null, modules: { page: null, slots: [] }, answers: [] },
});
export async function render(url, query) {
  const { pathname } = new URL(url);
  if (pathname === '/loops') for (;;);
  if (pathname === '/asks-then-loops') { void query(operation, {}); for (;;); }
  if (pathname === '/hangs') await new Promise(() => {});
  if (pathname === '/talks') for (let i = 0; i < 100; i += 1) console.log('{"level":60}' + i + 'x'.repeat(100_000));
  if (pathname === '/modules')
    return page([modules.peek('mfe-a', './page')?.name, modules.peek('mfe-b', './page')?.name, typeof window].join());
  if (pathname === '/leaves-throwing') setTimeout(() => { throw new Error('left to throw'); }, 60);
  if (pathname === '/leaves-rejecting') setTimeout(async () => { throw new Error('left to reject'); }, 60);
  if (pathname === '/rejects') void Promise.reject(new Error('unheard'));
  if (pathname === '/bursts') queueMicrotask(() => { throw new Error('out of a microtask'); });
  if (pathname === '/bursts-and-hangs') { queueMicrotask(() => { throw new Error('out of a microtask'); }); await new Promise(() => {}); }
  if (pathname === '/leaves-refreshing') { const timer = setTimeout(() => { fired += 1; timer.refresh(); }, 5); return page('left'); }
  if (pathname === '/leaves-interval') { setInterval(() => { fired += 1; }, 5); return page('left'); }
  if (pathname === '/leaves-chaining') { const go = () => { fired += 1; setTimeout(go, 5); }; go(); return page('left'); }
  if (pathname === '/leaves-asking') {
    const ask = async () => { for (;;) { await query(operation, {}).catch(() => undefined); fired += 1; } };
    void ask();
    return page('left');
  }
  if (pathname === '/waits') {
    waiting = setTimeout(() => { fired = -1; }, 60_000);
    await new Promise((resolve) => { goOn = resolve; });
    return page('waited');
  }
  if (pathname === '/ends') { clearTimeout(waiting); goOn(); }
  if (pathname === '/leaves-cleaning') { setTimeout(() => { fired = 0; }, 60_000); return page('left'); }
  if (pathname === '/fired') return page(String(fired));
  if (pathname === '/throws') throw new Error('thrown on purpose');
  if (pathname.startsWith('/asks')) return page(JSON.stringify(await query(operation, { pathname })));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return page(pathname);
}
`;

let folder: string;
let pool: RendererPool;
let answer: AnonymousQuery;

const open = (
  { size = 2, ...changed }: Partial<RenderLimits> & { size?: number } = {},
  logger: Logger = createLogger('silent'),
  remotes: Prepare['remotes'] = [],
) =>
  createRendererPool({
    prepare: { type: 'prepare', shellFolder: join(folder, 'shell'), provided: {}, remotes, registry: {}, site: {} },
    releasesFolder: folder,
    query: (request) => answer(request),
    logger,
    size,
    limits: { ...limits, ...changed },
  });

/** The real limits, but with much shorter times. */
const limits: RenderLimits = { ...renderLimits, ownMs: 600, dataMs: 1500, queueMs: 5000, queueLength: 320 };

const at = (path: string) => pool.render({ url: `http://site.test${path}` }).then(({ page }) => page.body);
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-pool-'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/render.mjs'), SHELL);
  answer = async () => answerWith({ sample: 1 });
  pool = open();
  await pool.ready();
});

afterEach(() => {
  pool.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what a part writes to the console is told in the log, a little of it, and can be taken for nothing else', async () => {
  pool.close();
  const lines: { msg: string; console?: string }[] = [];
  pool = open({ size: 1 }, createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }));
  await pool.ready();
  for (let page = 0; page < 3; page += 1) expect(await at('/talks')).toBe('/talks');
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  // A minute may begin meanwhile.
  expect(lines.length).toBeLessThanOrEqual(41);
  for (const { msg, console: words } of lines) {
    expect(msg).toMatch(/^render: (a part wrote|more that parts wrote) to the console/);
    expect(words?.length ?? 0).toBeLessThanOrEqual(1000);
  }
  expect(lines[0]?.console).toMatch(/^\{"level":60\}0x+$/);
});

test('the data folder may be a symbolic link, as to a volume', async () => {
  pool.close();
  const volume = folder;
  const link = `${volume}-link`;
  symlinkSync(volume, link);
  folder = releasesIn(link);
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/render.mjs'), SHELL);
  try {
    pool = open();
    await pool.ready();
    expect(await at('/page')).toBe('/page');
  } finally {
    rmSync(link);
    folder = volume;
  }
});

test('a part that went live before there was a rule against what it changes for all is drawn, and what it changed put back', async () => {
  pool.close();
  const remotes = ['mfe-a', 'mfe-b'].map((name) => ({
    name,
    folder: join(folder, name),
    modules: [{ module: './page', file: 'page.mjs' }],
  }));
  for (const { name, folder } of remotes) {
    mkdirSync(folder);
    const changes = name === 'mfe-a' ? 'globalThis.window = {}; ' : '';
    writeFileSync(join(folder, 'page.mjs'), `${changes}export const name = '${name}' + typeof window;`);
  }
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  pool = open({ size: 1 }, logger, remotes);
  await pool.ready();
  expect(await at('/modules')).toBe('mfe-aobject,mfe-bundefined,undefined');
  expect(lines.join('')).toMatch(/mfe-a: changes globalThis\.window, which all parts share/);
  expect(lines.join('')).not.toContain('mfe-b');
});

test('a page that loops is blamed alone; the pages beside it are rendered all the same', async () => {
  const innocent = Array.from({ length: 30 }, (_, index) => at(`/page-${index}`));
  const looping = at('/loops');
  const more = Array.from({ length: 30 }, (_, index) => at(`/other-${index}`));
  await expect(looping).rejects.toMatchObject({ name: 'RenderOverdue' });
  expect(await Promise.all([...innocent, ...more])).toEqual([
    ...innocent.map((_, index) => `/page-${index}`),
    ...more.map((_, index) => `/other-${index}`),
  ]);
});

test('so is one that never answers, and one that loops while it asks', async () => {
  const hanging = at('/hangs');
  const asking = at('/asks-then-loops');
  const innocent = at('/page');
  await expect(hanging).rejects.toMatchObject({ name: 'RenderOverdue' });
  await expect(asking).rejects.toMatchObject({ name: 'RenderOverdue' });
  expect(await innocent).toBe('/page');
});

test('the time that a query takes is not the page’s', async () => {
  answer = async () => {
    await after(1000);
    return answerWith({ sample: 'late' });
  };
  expect(await at('/asks')).toBe('{"sample":"late"}');
});

test('a page whose data does not come in its time is given up, and blamed for nothing', async () => {
  answer = () => new Promise(() => {});
  await expect(at('/asks')).rejects.toMatchObject({ name: 'DataMissing' });
  expect(await at('/page')).toBe('/page');
});

test('300 pages at once are all rendered', async () => {
  const paths = Array.from({ length: 300 }, (_, index) => `/page-${index}`);
  expect(await Promise.all(paths.map(at))).toEqual(paths);
});

test('past a full queue nobody waits', async () => {
  const paths = Array.from({ length: 500 }, (_, index) => `/page-${index}`);
  const settled = await Promise.allSettled(paths.map(at));
  const refused = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThan(100);
  expect(new Set(refused.map(({ reason }) => (reason as Error).name))).toEqual(new Set(['RenderersBusy']));
  expect(settled.length - refused.length).toBeGreaterThanOrEqual(320);
});

test('a wait in the queue ends', async () => {
  pool.close();
  pool = open({ size: 1, queueMs: 600 });
  await pool.ready();
  answer = () => after(1300).then(() => answerWith({}));
  const first = Array.from({ length: 4 }, () => at('/asks'));
  const last = Array.from({ length: 8 }, () => at('/asks').catch((error: Error) => error.name));
  await Promise.all(first);
  expect(await Promise.all(last.slice(4))).toEqual(Array.from({ length: 4 }, () => 'RenderersBusy'));
  await Promise.all(last);
});

test('a page that waited is not tried any more once nobody wants it', async () => {
  let isWanted = true;
  const pages = Array.from({ length: 40 }, () =>
    pool.render({ url: 'http://site.test/page', isWanted: () => isWanted }),
  );
  isWanted = false;
  const settled = await Promise.allSettled(pages);
  expect(settled.slice(-1)).toMatchObject([{ status: 'rejected', reason: { name: 'RenderSkipped' } }]);
});

test('killed processes are replaced, and what they had in hand is rendered by others', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => at(`/page-${index}`));
  for (const pid of pool.pids) process.kill(pid, 'SIGKILL');
  expect(await Promise.all(pages)).toHaveLength(40);
  await expect.poll(() => pool.pids.length).toBe(2);
});

test('processes that are killed while they start are replaced, and nobody is told', async () => {
  pool.close();
  pool = open();
  const page = at('/page');
  for (const pid of pool.pids) process.kill(pid, 'SIGKILL');
  expect(await page).toBe('/page');
});

test('a process that does not start in its time has twice as long at the next try, for the machine may be that busy', async () => {
  pool.close();
  pool = open({ startMs: 20, queueMs: 60_000 });
  expect(await at('/page')).toBe('/page');
});

test('a page that throws costs its process nothing', async () => {
  const before = pool.pids;
  await expect(at('/throws')).rejects.toThrow('thrown on purpose');
  expect(pool.pids).toEqual(before);
});

test.each([
  ['/leaves-throwing', 'left to throw'],
  ['/leaves-rejecting', 'left to reject'],
  ['/rejects', 'unheard'],
  ['/bursts', 'out of a microtask'],
])('what a page leaves to fail (%s) costs its process nothing, and is told with its address', async (path, words) => {
  pool.close();
  const lines: string[] = [];
  pool = open({ size: 1 }, createLogger('warn', { write: (line) => void lines.push(line) }));
  await pool.ready();
  const before = pool.pids;
  expect(await Promise.all([at('/page-before'), at(path), at('/page-beside')])).toEqual([
    '/page-before',
    path,
    '/page-beside',
  ]);
  await expect.poll(() => lines.join('')).toContain(words);
  expect(lines.join('')).toContain(path);
  expect(await at('/page-after')).toBe('/page-after');
  expect(pool.pids).toEqual(before);
});

test('a page that fails where nobody hears it, and then waits for ever, is blamed alone', async () => {
  const hanging = at('/bursts-and-hangs');
  hanging.catch(() => undefined);
  expect(await at('/page')).toBe('/page');
  await expect(hanging).rejects.toMatchObject({ name: 'RenderOverdue' });
});

test('nothing outlives the drawing that started it: its timers run out at once, and nobody answers it any more', async () => {
  pool.close();
  pool = open({ size: 1 });
  await pool.ready();
  for (const kind of ['interval', 'refreshing', 'chaining', 'asking'])
    for (let page = 0; page < 3; page += 1) expect(await at(`/leaves-${kind}`)).toBe('left');
  let fired = '';
  // The last drawing's timers may still be running out, one link in each turn.
  await expect
    .poll(async () => {
      const before = fired;
      fired = await at('/fired');
      return fired === before;
    })
    .toBe(true);
  for (let page = 0; page < 5; page += 1) expect(await at('/page')).toBe('/page');
  expect(await at('/fired')).toBe(fired);
  const waits = at('/waits');
  expect(await at('/page')).toBe('/page');
  expect(await at('/ends')).toBe('/ends');
  expect(await waits).toBe('waited');
  expect(await at('/fired')).toBe(fired);
  // As a library's that empties a cache a while later.
  await at('/leaves-cleaning');
  expect(await at('/fired')).toBe('0');
});

test('where no process can be started, nobody waits for one', async () => {
  pool.close();
  writeFileSync(join(folder, 'shell/render.mjs'), "throw new Error('broken on purpose');");
  pool = open();
  await expect(pool.ready()).rejects.toThrow();
  await expect(at('/page')).rejects.toMatchObject({ name: 'NoRenderer' });
  writeFileSync(join(folder, 'shell/render.mjs'), SHELL);
  await after(1500);
  await pool.ready();
  expect(await at('/page')).toBe('/page');
});

test('what a page was rendered from is told, and whether it had all of it', async () => {
  const { queries, isDataMissing } = await pool.render({ url: 'http://site.test/asks' });
  expect(queries).toMatchObject([{ operation: { text: '{ sample }' }, variables: { pathname: '/asks' } }]);
  expect(isDataMissing).toBe(false);
  answer = async () => ({ ...answerWith(null), errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] });
  await expect(pool.render({ url: 'http://site.test/asks' })).rejects.toMatchObject({ name: 'DataMissing' });
});
