/**
 * Opens the agent's pages without a line. Documents and the files of releases are all that passes through here: calls of the
 * gateway, its stream of events and what is sent to it go their own way.
 */

import { cacheApp, cachedDocument, cachedFile } from './cached-app.ts';
import { scope } from './scope.ts';

/** Milliseconds after which a document that is kept is better than one that may yet come: it holds code alone, nothing of anybody's. */
const PATIENCE = 4000;

const afterPatience = <Value>(value: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value()), PATIENCE));

/** The gateway, or what stands before it, is down. */
const isDown = ({ status }: Response): boolean => status >= 500;

async function answered(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return isDown(answer) ? ((await cachedDocument()) ?? answer) : answer;
  } catch (error) {
    const kept = await cachedDocument();
    if (kept) return kept;
    throw error;
  }
}

async function documentFor(request: Request): Promise<Response> {
  const answer = answered(request);
  return (await Promise.race([answer, afterPatience(cachedDocument)])) ?? answer;
}

const fileFor = async (request: Request): Promise<Response> => (await cachedFile(request.url)) ?? fetch(request);

const isOfRelease = ({ url }: Request): boolean => url.startsWith(`${scope.location.origin}/releases/`);

export function openWithoutLine(): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(documentFor(request));
    else if (isOfRelease(request)) event.respondWith(fileFor(request));
  });
  // A page that stands says so: then is the time to keep what it is made of.
  scope.addEventListener('message', (event) => event.waitUntil(cacheApp().catch(() => undefined)));
}
