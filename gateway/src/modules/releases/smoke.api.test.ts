// Real renderer processes over small stored releases whose modules do what their part's name says.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../../core/logger.ts';
import { renderLimits } from '../../render/limits.ts';
import { makeBuild, page } from '../../testing/release-builds.ts';
import { asSet } from './live-set.ts';
import type { Release } from './release.ts';
import { readBuild, storeFiles } from './release-files.ts';
import { createSmoke } from './smoke.ts';

const SHELL = `
let modules;
export const prepare = async (given) => { modules = given.modules; };
export async function render(url) {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/broken')) throw new Error('no such record on purpose');
  return {
    status: 200, head: '', body: '', jsonLd: null, slots: [], failures: [],
    rendered: { routeId: '', status: 200, data: null, modules: { page: null, slots: [] }, answers: [] },
  };
}
`;

let folder: string;
const stored: Record<string, Release> = {};

async function store(name: string, release: Partial<Release>, files: Record<string, string>): Promise<void> {
  const build = makeBuild({ name, release, files });
  stored[name] = readBuild(build);
  await storeFiles(folder, build, stored[name]);
  rmSync(build, { recursive: true });
}

const storeRemote = (name: string, module: string, release: Partial<Release> = {}) =>
  store(name, { pages: [page(`/${name}/:key`)], ...release }, { 'server/page.mjs': module });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  await store('shell', { pages: [page('/')] }, { 'server/render.mjs': SHELL });
  await storeRemote('mfe-good', 'export {}');
  await storeRemote('mfe-other', 'export {}');
  await storeRemote('mfe-loops', 'for (;;);');
  await storeRemote(
    'mfe-greedy',
    'export const held = Array.from({ length: 9 }, () => Buffer.alloc(100 * 1024 * 1024, 1));',
  );
  await storeRemote(
    'mfe-hoards',
    'const held = []; for (;;) held.push({ more: held.length, of: String(held.length) });',
  );
  await storeRemote('mfe-throws', 'throw new Error("thrown while loading");');
  await storeRemote('mfe-listed', 'export {}', {
    sitemap: [{ path: '/mfe-listed/fine' }, { path: '/mfe-listed/broken' }],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const releasesOf = (names: readonly string[]) => names.flatMap((name) => stored[name] ?? []);

function smoke(changed: readonly string[], live: readonly string[] = ['shell', 'mfe-good']): Promise<string[]> {
  const set = asSet(releasesOf([...new Set([...live, ...changed])]));
  if (!set) throw new Error('There is no shell');
  const run = createSmoke({
    releasesFolder: folder,
    site: () => ({}),
    query: async () => ({ data: null }),
    logger: createLogger('silent'),
    limits: { ...renderLimits, startMs: 3000, memoryBytes: 600 * 1024 * 1024 },
  });
  return run(set, releasesOf(changed), asSet(releasesOf(live)));
}

test('a set whose modules load and whose pages render goes live', async () => {
  expect(await smoke(['mfe-good', 'mfe-other'])).toEqual([]);
});

test('a part that loops while it loads is refused, and named', async () => {
  expect(await smoke(['mfe-loops'])).toEqual([
    expect.stringMatching(/^mfe-loops .* cannot be loaded on the server: The server modules did not load within 3 s$/),
  ]);
});

test('of several that change at once, the one that loops is found', async () => {
  expect(await smoke(['mfe-good', 'mfe-other', 'mfe-loops', 'mfe-listed'])).toEqual([
    expect.stringMatching(/^mfe-loops /),
  ]);
}, 40_000);

test('a part that takes the machine’s memory is refused, within the heap and beside it', async () => {
  expect(await smoke(['mfe-greedy'])).toEqual([expect.stringMatching(/^mfe-greedy .*It holds \d+ MB of memory/)]);
  expect(await smoke(['mfe-hoards'])).toEqual([
    expect.stringMatching(/^mfe-hoards .*(took all its memory|did not load within)/),
  ]);
}, 30_000);

test('a module that cannot be imported is told with its part', async () => {
  expect(await smoke(['mfe-throws'])).toEqual([
    expect.stringMatching(/mfe-throws \.\/page: Error: thrown while loading/),
  ]);
});

test('every address that a changed part lists is rendered, not one', async () => {
  expect(await smoke(['mfe-listed'])).toEqual([
    expect.stringMatching(
      /page \/mfe-listed\/:key \(\/mfe-listed\/broken\) failed in the smoke render: Error: no such record on purpose/,
    ),
  ]);
  expect(await smoke(['mfe-other'], ['shell', 'mfe-listed'])).toEqual([]);
});
