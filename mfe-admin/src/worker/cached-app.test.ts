// What the worker stores of a release; a release that is not complete is never opened.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scope = 'https://site.example/admin/';
const path = (address: string) => new URL(address, scope).pathname;

/** The part of the Cache API that the worker uses. */
class FakeCache {
  readonly kept = new Map<string, string>();
  async match(asked: string | { url: string }) {
    const text = this.kept.get(path(typeof asked === 'string' ? asked : asked.url));
    return text === undefined ? undefined : new Response(text);
  }
  async keys() {
    return [...this.kept.keys()].map((file) => ({ url: new URL(file, scope).href }));
  }
  async put(address: string, answer: Response) {
    this.kept.set(path(address), await answer.text());
  }
  async addAll(files: string[]) {
    const answers = await Promise.all(files.map((file) => fetch(file)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('a file did not come');
    for (const [index, answer] of answers.entries()) await this.put(files[index] ?? '', answer);
  }
}

let gateway: Record<string, string>;
let all: Map<string, FakeCache>;

const documentOf = (version: number) => `/releases/shell/${version}/main.js /releases/mfe-admin/${version}/entry.js`;

/** Makes a release live. */
function promote(version: number): void {
  const entries = documentOf(version).split(' ');
  const files = [...entries, `/releases/mfe-admin/${version}/today.js`];
  gateway = {
    ...gateway,
    '/admin/files.json': JSON.stringify({ version: `${version}`, start: '/admin/today', entries, files }),
    '/admin/today': documentOf(version),
    ...Object.fromEntries(files.map((file) => [file, `code ${version}`])),
  };
}

async function worker() {
  vi.resetModules();
  return import('./cached-app.ts');
}

beforeEach(() => {
  gateway = {};
  all = new Map();
  vi.stubGlobal('registration', { scope });
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const text = gateway[path(typeof asked === 'string' ? asked : asked.url)];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  vi.stubGlobal('caches', {
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return cache;
    },
    match: async (address: string) =>
      (await Promise.all([...all.values()].map((one) => one.match(address)))).find(Boolean),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('without a line the newest release opens, and its files are there', async () => {
  const { cacheApp, cachedDocument, cachedFile } = await worker();
  expect(await cachedDocument()).toBeUndefined();
  promote(1);
  await cacheApp();
  promote(2);
  await cacheApp();
  expect(await (await cachedDocument())?.text()).toBe(documentOf(2));
  expect(await (await cachedFile('/releases/mfe-admin/2/today.js'))?.text()).toBe('code 2');
  // A page of the earlier release may still be open.
  expect(await (await cachedFile('/releases/mfe-admin/1/today.js'))?.text()).toBe('code 1');
  promote(3);
  await cacheApp();
  expect([...all.keys()].filter((name) => name.startsWith('app '))).toEqual(['app 2', 'app 3']);
});

test('after a rollback the release opens that is live again, and stays when the next one comes', async () => {
  const { cacheApp, cachedDocument } = await worker();
  for (const version of [1, 2, 1]) {
    promote(version);
    await cacheApp();
  }
  expect(await (await cachedDocument())?.text()).toBe(documentOf(1));
  promote(3);
  await cacheApp();
  expect(await (await cachedDocument())?.text()).toBe(documentOf(3));
  expect([...all.keys()].filter((name) => name.startsWith('app '))).toEqual(['app 1', 'app 3']);
});

test('a release of which a file does not come opens nothing: the one before stays, whole', async () => {
  const { cacheApp, cachedDocument } = await worker();
  promote(1);
  await cacheApp();
  promote(2);
  delete gateway['/releases/mfe-admin/2/today.js'];
  await expect(cacheApp()).rejects.toThrow('did not come');
  expect(await (await cachedDocument())?.text()).toBe(documentOf(1));
  promote(2);
  await cacheApp();
  expect(await (await cachedDocument())?.text()).toBe(documentOf(2));
});

test('a document of another release than its files is not kept', async () => {
  const { cacheApp, cachedDocument } = await worker();
  promote(1);
  gateway['/admin/today'] = documentOf(2);
  await cacheApp();
  expect(await cachedDocument()).toBeUndefined();
});

test('a file that is asked for past all caches replaces the stored one, unless there is none at the gateway', async () => {
  const { cacheApp, cachedFile, renewedFile } = await worker();
  const file = '/releases/mfe-admin/1/today.js';
  promote(1);
  gateway[file] = 'cut o';
  await cacheApp();
  const again = new Request(new URL(file, scope), { cache: 'reload' });
  delete gateway[file];
  expect((await renewedFile(again)).status).toBe(404);
  expect(await (await cachedFile(file))?.text()).toBe('cut o');
  promote(1);
  expect(await (await renewedFile(again)).text()).toBe('code 1');
  expect(await (await cachedFile(file))?.text()).toBe('code 1');
  expect([...all.values()].filter((cache) => cache.kept.has(file))).toHaveLength(1);
});
