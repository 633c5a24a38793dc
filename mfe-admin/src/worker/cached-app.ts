/**
 * The agent's pages, kept for when there is no line: one cache a release, with its document laid down last. A cache without a
 * document is not whole and opens nothing; files never mix, for each one's address names its release. No answer of the gateway
 * that tells of anybody is kept here.
 */

import { scope } from './scope.ts';

/** As the gateway lists it. */
type App = { version: string; start: string; entries: readonly string[]; files: readonly string[] };

const PREFIX = 'app ';
/** The newest release, and the one before it, which an open page may still be made of. */
const CACHED_RELEASES = 2;

const addressOf = (file: string): string => new URL(file, scope.registration.scope).href;

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new TypeError(`${address} was answered with ${answer.status}`);
  return answer;
}

/** Whether the document is of the release whose files are kept: another one may have gone live in between. */
async function isOf({ entries }: App, document: Response): Promise<boolean> {
  const text = await document.clone().text();
  return entries.every((entry) => text.includes(entry));
}

async function keep(): Promise<void> {
  const app = (await (await ask(addressOf('files.json'))).json()) as App;
  const cache = await caches.open(PREFIX + app.version);
  if (await cache.match(app.start)) return;
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(app.files.filter((file) => !known.has(file)));
  const document = await ask(app.start);
  if (!(await isOf(app, document))) return;
  await cache.put(app.start, document);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.slice(0, -CACHED_RELEASES)) await caches.delete(name);
}

let keeping: Promise<void> | undefined;

/** Keeps the live release, unless it is kept. Rejects where the line is gone; what was kept before stays. */
export function cacheApp(): Promise<void> {
  keeping ??= keep().finally(() => {
    keeping = undefined;
  });
  return keeping;
}

/** The document of the newest release that is kept whole; any of the agent's addresses opens with it. */
export async function cachedDocument(): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();
  for (const name of names) {
    const cache = await caches.open(name);
    const document = (await cache.keys()).find(({ url }) => url.startsWith(scope.registration.scope));
    if (document) return cache.match(document);
  }
  return undefined;
}

export const cachedFile = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true });
