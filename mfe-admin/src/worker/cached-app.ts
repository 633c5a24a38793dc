/**
 * Stores the admin pages for use without a connection: one cache for each release, to which the document is added last.
 * A cache without a document is incomplete and opens nothing. Files do not mix, because their URLs contain the release.
 * Answers of the gateway with personal data are not stored here.
 */

import { scope } from './scope.ts';

/** As in the gateway's list. */
type App = { version: string; start: string; entries: readonly string[]; files: readonly string[] };

const PREFIX = 'app ';
/** A cache of one entry: which release was live at last. After a rollback it is not the one that was stored last. */
const LIVE = 'live app';

const addressOf = (file: string): string => new URL(file, scope.registration.scope).href;

const liveVersion = async (): Promise<string | undefined> =>
  (await (await caches.open(LIVE)).match(addressOf('version')))?.text();

/** Keeps the release that is live, and the one before it, which an open page may still use. */
async function goLive({ version }: App): Promise<void> {
  const before = await liveVersion();
  if (before === version) return;
  await (await caches.open(LIVE)).put(addressOf('version'), new Response(version));
  const isOver = (name: string) => name.startsWith(PREFIX) && name !== PREFIX + version && name !== PREFIX + before;
  for (const name of (await caches.keys()).filter(isOver)) await caches.delete(name);
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new TypeError(`${address} was answered with ${answer.status}`);
  return answer;
}

/** Whether the document belongs to the release of the stored files: another release may have gone live in between. */
async function isOf({ entries }: App, document: Response): Promise<boolean> {
  const text = await document.clone().text();
  return entries.every((entry) => text.includes(entry));
}

async function keep(): Promise<void> {
  const app = (await (await ask(addressOf('files.json'))).json()) as App;
  const cache = await caches.open(PREFIX + app.version);
  if (await cache.match(app.start)) return goLive(app);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(app.files.filter((file) => !known.has(file)));
  const document = await ask(app.start);
  if (!(await isOf(app, document))) return;
  await cache.put(app.start, document);
  await goLive(app);
}

let keeping: Promise<void> | undefined;

/** Stores the live release unless it is already stored. Rejects without a connection; earlier releases stay. */
export function cacheApp(): Promise<void> {
  keeping ??= keep().finally(() => {
    keeping = undefined;
  });
  return keeping;
}

/** The document of the release that was live at last, of those that are completely stored. All admin paths open with it. */
export async function cachedDocument(): Promise<Response | undefined> {
  const live = PREFIX + (await liveVersion());
  const stored = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== live).reverse();
  const names = (await caches.has(live)) ? [live, ...stored] : stored;
  for (const name of names) {
    const cache = await caches.open(name);
    const document = (await cache.keys()).find(({ url }) => url.startsWith(scope.registration.scope));
    if (document) return cache.match(document);
  }
  return undefined;
}

export const cachedFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true });

/** A file from the gateway, also in place of the stored one: a page asks past all caches for what it refused for its hash. */
export async function renewedFile(request: Request): Promise<Response> {
  const answer = await fetch(request);
  for (const name of answer.ok ? await caches.keys() : []) {
    const cache = await caches.open(name);
    if (await cache.match(request.url, { ignoreVary: true })) await cache.put(request.url, answer.clone());
  }
  return answer;
}
