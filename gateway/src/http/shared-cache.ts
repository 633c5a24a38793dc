// What a cache in front of the gateways (a CDN or a proxy) may keep of a page, and how it is told to forget pages.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Catalogue } from '../core/catalogue.ts';
import type { Logger } from '../core/logger.ts';

/** The tag of every page in that cache, by which it is told to forget them. */
const TAG = 'pages';

/**
 * Seconds in which an old page may be sent while the new one is fetched (WHILE_ASKING), and while no gateway answers
 * (WHILE_AWAY).
 */
const WHILE_ASKING = 30;
const WHILE_AWAY = 86_400;

/** Milliseconds until a second purge: an old page that was being sent at the first one may have been kept after it. */
const UNDER_WAY = 10_000;
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;
const PATIENCE = 10_000;

/**
 * Lets a shared cache keep the answer for `seconds`. Browsers still ask each time, because a copy in a browser cannot
 * be purged. `CDN-Cache-Control` (RFC 9213) is for caches that know it; nginx and others read `s-maxage`.
 */
export function keepInFront(context: Context, seconds: number): void {
  context.set({
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${WHILE_ASKING}, stale-if-error=${WHILE_AWAY}`,
    'cache-tag': TAG,
    'surrogate-key': TAG,
  });
}

export interface PurgeOptions {
  readonly catalogue: Pick<Catalogue, 'onChange'>;
  readonly url: string;
  /** `Name: value`: the header that authorizes the gateway. */
  readonly header?: string | undefined;
  readonly logger: Logger;
  /** In milliseconds; for tests. */
  readonly times?: { readonly underWay: number; readonly firstRetry: number } | undefined;
}

/**
 * Tells the cache in front to forget all pages: now, because nobody knows what changed while no gateway ran, and after
 * every change. It sends one request at a time, another one for changes meanwhile, and repeats one that fails until it
 * succeeds. Every gateway does this when it hears of a change, because until then it may have sent the old page.
 * Returns a function that stops it.
 */
export function purgeOnChange({ catalogue, url, header, logger, times }: PurgeOptions): () => void {
  const { underWay, firstRetry } = times ?? { underWay: UNDER_WAY, firstRetry: FIRST_RETRY };
  const stopped = new AbortController();
  let isTelling = false;
  let isDue = false;
  let again: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    isDue = true;
    if (isTelling) return;
    isTelling = true;
    for (let wait = firstRetry; isDue && !stopped.signal.aborted; ) {
      isDue = false;
      try {
        await purge(url, header, stopped.signal);
        wait = firstRetry;
      } catch (error) {
        if (stopped.signal.aborted) break;
        isDue = true;
        logger.warn({ err: error, seconds: wait / 1000 }, 'cache in front: not told of a change, trying again');
        await sleep(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
        wait = Math.min(wait * 2, LAST_RETRY);
      }
    }
    isTelling = false;
  }

  function tellTwice(): void {
    void tell();
    clearTimeout(again);
    again = setTimeout(tell, underWay).unref();
  }

  const stopWatching = catalogue.onChange(tellTwice);
  tellTwice();
  return () => {
    stopWatching();
    clearTimeout(again);
    stopped.abort();
  };
}

/** One request that both Fastly (by its header) and Cloudflare (by its body) understand. */
async function purge(url: string, header: string | undefined, stopped: AbortSignal): Promise<void> {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Surrogate-Key': TAG });
  const colon = header?.indexOf(':') ?? -1;
  if (header && colon > 0) headers.set(header.slice(0, colon).trim(), header.slice(colon + 1).trim());
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE)]);
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ tags: [TAG] }), signal });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The cache in front answered ${answer.status}`);
}
