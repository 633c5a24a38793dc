/** The last middleware: every address that is no API is a page, rendered in advance or at its first request. */

import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Site } from 'schema';
import type { Catalogue } from '../core/catalogue.ts';
import { isPassing } from '../core/database-away.ts';
import { RETRY_AFTER_S } from '../core/errors.ts';
import { chooseEncoding, hasOneOf } from '../http/encoding.ts';
import { isAllowed } from '../http/methods.ts';
import { alsoWhenRepeated, mayRepeat, whileUnchanged } from '../http/response-cache.ts';
import { keepInFront } from '../http/shared-cache.ts';
import type { Effect } from '../http/state.ts';
import { drawLot } from '../modules/releases/canary/lots.ts';
import { allOf, keyOf } from '../modules/releases/live-set.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseId, ReleaseSet } from '../modules/releases/release.ts';
import { endOfPreview, previewHeaders } from '../modules/releases/release-previews.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { bareHeaders, busyPage } from './bare-page.ts';
import { createCanaryPages, type Shown } from './canary-pages.ts';
import { asOf, keyOfLive, openLive } from './open-live.ts';
import { type Answer, type CachedPage, PageCache, type Renew } from './page-cache.ts';
import { createPageMaker, type Live, type PageMakerOptions } from './page-maker.ts';
import { modulesOf } from './page-modules.ts';
import { createRecompression, type Recompression } from './recompression.ts';
import { DataMissing, RenderersBusy } from './render-errors.ts';
import type { AnonymousQuery } from './renderer.ts';
import type { Address } from './route-table.ts';
import type { ShowForm } from './submitted-form.ts';

export type PagesOptions = PageMakerOptions & {
  releases: Releases;
  catalogue: Catalogue;
  site: SiteNow;
  /** Called for every page that was sent with its data, or that the browser still has. */
  onPage?: ((context: Context, path: string) => void) | undefined;
  /** What answers the queries of a preview of the page at this path; undefined if the key is for no such preview. */
  previewOf?: ((path: string, key: unknown) => Promise<Preview | undefined>) | undefined;

  /**
   * Makes the token with which the page reports the visit when the visitor leaves; undefined if nobody collects
   * reports.
   */
  visitToken?: ((context: Context, releases: readonly ReleaseId[]) => string | undefined) | undefined;
  /** For how many seconds a cache in front may keep a page; 0: it must ask each time. */
  secondsInFront?: number | undefined;
  /** Compresses pages better that are asked for again and again. */
  recompression?: Recompression | undefined;
  /** The release set that this visitor previews. `'answered'`: the visitor was told that the preview is over. */
  releasePreview?: ((context: Context) => Promise<ReleaseSet | 'answered' | undefined>) | undefined;
};

/** A preview of a page that is not live yet. */
export interface Preview {
  readonly query: AnonymousQuery;
  /** The identity on it, if the preview is of a changed identity. */
  readonly site?: Site;
}

/**
 * PREVIEWS: how many sets one gateway previews at a time. PREVIEW_MS: when the process of a set ends that nobody looks
 * at.
 */
const PREVIEWS = 3;
const PREVIEW_MS = 10 * 60 * 1000;

export interface Pages {
  middleware: Middleware;
  showForm: ShowForm;
  /**
   * Renders the pages that were asked for last, with what is live now. Never rejects: a page that fails here is made
   * when somebody asks for it.
   */
  warm(): Promise<void>;
  close(): void;
}

/** The pages asked for last that are rendered in advance. */
const RENDERED_AHEAD = 20;
/** Milliseconds that pages in progress may take after their set is no longer live. */
const LEAVE_MS = 5000;
/** Milliseconds to wait for the catalogue's version before the database counts as away. */
const VERSION_MS = 300;

/** The address under which a page is kept: its path and, sorted, the parameters that change what it shows. */
function withParameters({ path, matched }: Address, querystring: string): string {
  const known = new Set(matched?.page.params);
  const given = [...new URLSearchParams(querystring)]
    .filter(([name]) => known.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

export function createPages(options: PagesOptions): Pages {
  const { releases, logger, site, catalogue } = options;
  const maker = createPageMaker(options);
  const cache = new PageCache();
  const recompression = options.recompression ?? createRecompression();
  const canaryPages = createCanaryPages({ ...options, canary: releases.canary });
  let live: Live | undefined;

  function current() {
    const set = releases.live();
    if (!set) throw new Error('No release is live: run `npm start`, or publish and promote a shell');
    const identity = site();
    if (live?.set === set) {
      if (live.site !== identity) live = asOf(live, identity, options.releasesFolder);
      return live;
    }
    const previous = live?.pool;
    live = openLive(set, identity, options);
    if (previous) setTimeout(() => previous.close(), LEAVE_MS).unref();
    return live;
  }

  /** The catalogue's version; undefined if the database does not answer. */
  async function versionNow(): Promise<number | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), VERSION_MS);
    try {
      return await Promise.race([catalogue.current(), late]);
    } catch (error) {
      if (!isPassing(error)) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  const renewer =
    (state: Live, address: Address): Renew =>
    (known) =>
      known ? maker.renew(state, address, known) : maker.make(state, address);

  async function find({ live: state, cache }: Shown, address: Address): Promise<Answer> {
    const version = await versionNow();
    const known = version === undefined ? cache.last(address.path) : undefined;
    if (known) return known;
    return cache.get(address.path, stampOf(state, version ?? catalogue.version), renewer(state, address));
  }

  /** The live set, for visitors outside a canary. */
  const everybodys = (): Shown => ({ live: current(), cache });

  async function warmUp({ live: state, cache: own }: Shown, paths: readonly string[]): Promise<void> {
    await state.pool.ready().catch(() => undefined);
    await Promise.all(
      paths.map((path) => {
        const { matched } = state.match(path.replace(/\?.*/, ''));
        return own.refresh(path, stampOf(state, catalogue.version), renewer(state, { path, matched }));
      }),
    );
  }

  async function warm(): Promise<void> {
    const paths = cache.recent(RENDERED_AHEAD);
    const canary = canaryPages.now();
    await Promise.all([warmUp(everybodys(), paths), canary && warmUp(canary, paths)]);
  }

  /**
   * The set that this visitor gets. `hasLot`: a canary runs, so two versions of the page differ, and no cache may share
   * one.
   */
  function shownTo(context: Context, path: string): Shown & { hasLot: boolean } {
    const shown = everybodys();
    const running = releases.canary();
    const canary = running && canaryPages.now();
    if (!canary || shown.live.match(path).matched?.release.isPrivate) return { ...shown, hasLot: false };
    const isChosen = drawLot(context, running, options.origin.startsWith('https:'));
    return { ...(isChosen ? canary : shown), hasLot: true };
  }

  /** Previews of another identity are rendered one at a time, because each starts a process of its own. */
  let previewing: Promise<unknown> = Promise.resolve();
  function asIf<T>(state: Live, identity: Site, make: (shown: Live) => Promise<T>): Promise<T> {
    const turn = previewing.then(async () => {
      const shown = openLive(state.set, identity, { ...options, size: 1 });
      try {
        await shown.pool.ready();
        return await make(shown);
      } finally {
        shown.pool.close();
      }
    });
    previewing = turn.catch(() => undefined);
    return turn;
  }

  /** After a change of the identity, the pages asked for last are rendered before somebody asks again. */
  const stopWatching = catalogue.onChange(() => {
    if (live && live.site !== site()) void warm();
  });

  /** Runs `work`. If no version of the page is available now, answers with the busy page. */
  async function orBusy(context: Context, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isForNow(error)) throw error;
      logger.warn({ err: error }, 'pages: no version of this page can be had now');
      context.status = 503;
      context.set({ ...bareHeaders, 'retry-after': String(RETRY_AFTER_S) });
      context.body = busyPage(site());
    }
  }

  const showForm: ShowForm = (context, path, form) =>
    orBusy(context, async () => {
      const pathname = path.replace(/\?.*/, '');
      const { live: state } = shownTo(context, pathname);
      const { matched } = state.match(pathname);
      const { page, quality } = await maker.make(state, { path, matched }, { form });
      context.set({ ...(quality === 'poor' ? bareHeaders : page.headers), 'cache-control': 'no-store' });
      context.body = quality === 'poor' ? busyPage(site()) : page.body.plain;
    });

  /** A preview of changed data: it is not cached, not counted, and not for search engines. */
  async function showPreview(context: Context, address: Address, { query, site: identity }: Preview): Promise<void> {
    const state = current();
    const make = (shown: Live) => maker.make(shown, address, { preview: query, notLive: 'data' });
    const { page, quality } = await (identity ? asIf(state, identity, make) : make(state));
    context.status = quality === 'poor' ? 503 : page.status;
    context.set({ ...(quality === 'poor' ? bareHeaders : page.headers), ...previewHeaders });
    context.body = quality === 'poor' ? busyPage(site()) : page.body.plain;
  }

  /** Release sets in preview, each with one process while somebody looks at it. */
  const previewed = new LRUCache<string, Live>({
    max: PREVIEWS,
    ttl: PREVIEW_MS,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    dispose: ({ pool }) => pool.close(),
  });

  function previewState(set: ReleaseSet): Live {
    const key = keyOfLive(set, site());
    const state = previewed.get(key) ?? openLive(set, site(), { ...options, size: 1 });
    previewed.set(key, state, { noDisposeOnSet: true });
    return state;
  }

  async function showRelease(context: Context, address: Address, state: Live): Promise<void> {
    const liveNow = new Set(allOf(releases.live()).map(keyOf));
    const names = allOf(state.set).flatMap((release) =>
      liveNow.has(keyOf(release)) ? [] : [`${release.name} ${release.version}`],
    );
    const notLive = { releases: names.join(', '), end: endOfPreview };
    await state.pool.ready().catch(() => undefined);
    const { page } = await maker.make(state, address, { notLive });
    context.status = page.status;
    context.set({ ...page.headers, ...previewHeaders });
    context.body = page.body.plain;
  }

  /** The effects of sending this page. They run each time it is sent, also from a cache. */
  function effectOf(context: Context, state: Live, { matched }: Address, page: CachedPage): Effect {
    const isKept = page.headers['cache-control'] !== 'no-store';
    const small = isKept && chooseEncoding(context) === 'br' ? new WeakRef(page.body) : undefined;
    const hasData = page.status === 200 && page.queries.length > 0;
    const isAnswered = context.status === 200 || context.status === 304;
    // A cache in front sends one answer to many visitors, but a token is for one visit.
    const isOneVisits = isAnswered && !context.res.hasHeader('surrogate-key');
    const voted = matched && !matched.release.isPrivate && isOneVisits ? releasesOf(state.set, matched) : undefined;
    return (asked) => {
      const body = small?.deref();
      if (body) recompression.asked(body);
      // The token is in a header, because the cached page is the same for everybody.
      const token = voted && options.visitToken?.(asked, voted);
      if (token) asked.set('server-timing', `visit;desc="${token}"`);
      if (hasData) options.onPage?.(asked, asked.path);
    };
  }

  return {
    warm,
    showForm,
    close() {
      stopWatching();
      recompression.close();
      previewed.clear();
      canaryPages.close();
      live?.pool.close();
    },
    async middleware(context, next) {
      const set = await options.releasePreview?.(context);
      if (set === 'answered') return;
      const state = set && set !== releases.live() ? previewState(set) : undefined;
      const shown = state ? { ...everybodys(), live: state, hasLot: false } : shownTo(context, context.path);
      const { matched, path } = shown.live.match(context.path);
      const isRead = context.method === 'GET' || context.method === 'HEAD';
      if (!isRead) return matched ? void isAllowed(context) : next();
      if (matched && path !== context.path) return keepOwn(redirect(context, path), shown);
      const address = { matched, path: withParameters({ matched, path }, context.querystring) };
      await orBusy(context, async () => {
        if (state) return showRelease(context, address, state);
        const key = matched && context.query.preview;
        const preview = key && (await options.previewOf?.(path, key));
        if (preview) return showPreview(context, address, preview);
        const isTrue = whileUnchanged(catalogue);
        const answer = await find(shown, address);
        const { isWhole, body } = answer.page;
        const { isBest } = body;
        // A weak reference: the response cache must not keep a page in memory that the page cache has dropped.
        const weak = new WeakRef(body);
        await send(context, answer);
        keepOwn(context, shown);
        if (options.secondsInFront && mayStay(context, answer)) keepInFront(context, options.secondsInFront);
        // A cached page may be repeated as it is, until there is a smaller form of it.
        if (answer.how === 'hit' && isWhole && !shown.hasLot)
          mayRepeat(context, () => isTrue() && weak.deref()?.isBest === isBest);
        alsoWhenRepeated(context, effectOf(context, shown.live, address, answer.page));
      });
    },
  };
}

/** While a canary runs, no shared cache may keep a page: it could not tell for whom it is. */
function keepOwn(context: Context, { hasLot }: { hasLot: boolean }): void {
  if (hasLot && context.response.get('cache-control') === 'no-cache') context.set('cache-control', 'private, no-cache');
}

/** Whether the answer is for everybody, up to date and whole. */
const mayStay = ({ status, response }: Context, { how, page }: Answer): boolean =>
  (status === 200 || status === 304) && how !== 'stale' && page.isWhole && response.get('cache-control') === 'no-cache';

/** The releases that a visit to this page reports on. */
const releasesOf = (set: ReleaseSet, matched: NonNullable<Address['matched']>): readonly ReleaseId[] => [
  ...new Set([set.shell, ...modulesOf(set, matched).map(({ release }) => release)]),
];

/** What a page is made from: a version of the catalogue, and the releases that show it. */
const stampOf = ({ key }: Live, version: number): string => `${version} ${key}`;

const isForNow = (error: unknown) => error instanceof RenderersBusy || error instanceof DataMissing || isPassing(error);

/** Each page has one spelling of its address. Other spellings are redirected with their method and parameters. */
function redirect(context: Context, path: string): Context {
  context.status = 308;
  context.set({ location: `${path}${context.search}`, 'cache-control': 'no-cache' });
  return context;
}

/** Where the answer came from (RFC 9211). A negative `ttl` says since how many seconds the page may be out of date. */
function cacheStatus(answer: Answer): string {
  if (answer.how === 'stale') return `pages; hit; ttl=-${Math.ceil((Date.now() - answer.since) / 1000)}; detail=stale`;
  return answer.how === 'made' ? 'pages; fwd=miss' : `pages; hit; detail=${answer.how}`;
}

async function send(context: Context, answer: Answer): Promise<void> {
  const { page } = answer;
  const encoding = chooseEncoding(context);
  context.status = page.status;
  context.set(page.headers);
  context.set('cache-status', cacheStatus(answer));
  const isKept = page.headers['cache-control'] !== 'no-store';
  // No `await` may stand between this and `as` below: a smaller form may replace the body at any time.
  if (isKept && hasOneOf(context, page.body.etags(encoding))) {
    context.status = 304;
    return;
  }
  if (encoding !== 'identity') context.set('content-encoding', encoding);
  context.body = await page.body.as(encoding);
}
