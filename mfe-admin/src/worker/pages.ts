/**
 * Opens admin pages without a connection. It handles only documents and the files of releases, not API calls, event
 * streams and uploads.
 */

import { cacheApp, cachedDocument, cachedFile, renewedFile } from './cached-app.ts';
import { scope } from './scope.ts';

/**
 * Milliseconds. After this, the stored document is used instead of one that may still come. It contains only code, no
 * personal data.
 */
const PATIENCE = 4000;

const afterPatience = <Value>(value: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value()), PATIENCE));

/** The gateway or its proxy is down. */
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

const fileFor = async (request: Request): Promise<Response> =>
  request.cache === 'reload' ? renewedFile(request) : ((await cachedFile(request.url)) ?? fetch(request));

const isOfRelease = ({ url }: Request): boolean => url.startsWith(`${scope.location.origin}/releases/`);

export function openWithoutLine(): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(documentFor(request));
    else if (isOfRelease(request)) event.respondWith(fileFor(request));
  });
  // An open page sends a message. Then the live release is stored.
  scope.addEventListener('message', (event) => event.waitUntil(cacheApp().catch(() => undefined)));
}
