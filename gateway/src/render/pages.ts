/** The last middleware: every address that is no API is a page, rendered ahead or on the first request for it. */

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
import { busyHeaders, busyPage } from './busy-page.ts';
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
  /** Told of every page that was answered with its data, or that the browser has still. */
  onPage?: ((context: Context, path: string) => void) | undefined;
  /** Who answers the queries of the page at this path as it is not live yet; undefined where the key opens no such page. */
  previewOf?: ((path: string, key: unknown) => Promise<Preview | undefined>) | undefined;

  /** What the page votes with when it is left; undefined where nobody looks at it. */
  visitToken?: ((context: Context, releases: readonly ReleaseId[]) => string | undefined) | undefined;
  /** For how many seconds a cache in front may keep a page; 0: it asks each time. */
  secondsInFront?: number | undefined;
  /** What makes pages smaller that go on being asked for. */
  recompression?: Recompression | undefined;
  /** The set that this visitor looks at before it is live; `'answered'` where the visitor was told that there is none any more. */
  releasePreview?: ((context: Context) => Promise<ReleaseSet | 'answered' | undefined>) | undefined;
};

/** A page as it is not live yet. */
export interface Preview {
  readonly query: AnonymousQuery;
  /** Whom it would belong to, where that is what changes. */
  readonly site?: Site;
}

/** More sets than this are not looked at in one gateway at a time; the process of one that nobody looks at ends after this time. */
const PREVIEWS = 3;
const PREVIEW_MS = 10 * 60 * 1000;

export interface Pages {
  middleware: Middleware;
  showForm: ShowForm;
  /**
   * Renders ahead, in what is live now, the pages that were asked for last. Never rejects: what cannot be rendered ahead is
   * made when it is asked for.
   */
  warm(): Promise<void>;
  close(): void;
}

/** The pages that visitors come in by. */
const RENDERED_AHEAD = 20;
/** How long pages in hand of a set that is not live any more may take. */
const LEAVE_MS = 5000;
/** How long the database may take to tell whether a page is still true, before it counts as away. */
const VERSION_MS = 300;

/** The address by which a page is known: its path and, sorted, the parameters that change what it shows. */
function withParameters({ path, matched }: Address, querystring: string): string {
  const known = new Set(matched?.page.params);
  const given = [...new URLSearchParams(querystring)]
    .filter(([name]) => known.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
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

  /** The catalogue's version; `undefined` while nobody can tell. */
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

  /** What everybody gets whom no canary is for. */
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

  /** What this visitor gets of a public page; `hasLot`: one of two that differ, so that nobody keeps it for another. */
  function shownTo(context: Context, path: string): Shown & { hasLot: boolean } {
    const shown = everybodys();
    const running = releases.canary();
    const canary = running && canaryPages.now();
    if (!canary || shown.live.match(path).matched?.release.isPrivate) return { ...shown, hasLot: false };
    const isChosen = drawLot(context, running, options.origin.startsWith('https:'));
    return { ...(isChosen ? canary : shown), hasLot: true };
  }

  /** One at a time: each is drawn by a process of its own, which knows the site as the others do not. */
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

  /** What was asked for last is drawn under another identity before somebody asks. */
  const stopWatching = catalogue.onChange(() => {
    if (live && live.site !== site()) void warm();
  });

  /** Answers with what `work` finds; with a page that says so where no version of one can be had now. */
  async function orBusy(context: Context, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isForNow(error)) throw error;
      logger.warn({ err: error }, 'pages: no version of this page can be had now');
      context.status = 503;
      context.set({ ...busyHeaders, 'retry-after': String(RETRY_AFTER_S) });
      context.body = busyPage(site());
    }
  }

  const showForm: ShowForm = (context, path, form) =>
    orBusy(context, async () => {
      const pathname = path.replace(/\?.*/, '');
      const { live: state } = shownTo(context, pathname);
      const { matched } = state.match(pathname);
      const { page, quality } = await maker.make(state, { path, matched }, { form });
      context.set({ ...(quality === 'poor' ? busyHeaders : page.headers), 'cache-control': 'no-store' });
      context.body = quality === 'poor' ? busyPage(site()) : page.body.plain;
    });

  /** Kept by nobody, counted by nobody, found by nobody. */
  async function showPreview(context: Context, address: Address, { query, site: identity }: Preview): Promise<void> {
    const state = current();
    const make = (shown: Live) => maker.make(shown, address, { preview: query, notLive: 'data' });
    const { page, quality } = await (identity ? asIf(state, identity, make) : make(state));
    context.status = quality === 'poor' ? 503 : page.status;
    context.set({ ...(quality === 'poor' ? busyHeaders : page.headers), ...previewHeaders });
    context.body = quality === 'poor' ? busyPage(site()) : page.body.plain;
  }

  /** Sets that somebody looks at before they are live, each with one process for as long as it is looked at. */
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

  /** What follows from a page that is sent, each time anew. */
  function effectOf(context: Context, state: Live, { matched }: Address, page: CachedPage): Effect {
    const isKept = page.headers['cache-control'] !== 'no-store';
    const small = isKept && chooseEncoding(context) === 'br' ? new WeakRef(page.body) : undefined;
    const hasData = page.status === 200 && page.queries.length > 0;
    const isAnswered = context.status === 200 || context.status === 304;
    // What a cache in front keeps goes to many, and a token is one visit's.
    const isOneVisits = isAnswered && !context.res.hasHeader('surrogate-key');
    const voted = matched && !matched.release.isPrivate && isOneVisits ? releasesOf(state.set, matched) : undefined;
    return (asked) => {
      const body = small?.deref();
      if (body) recompression.asked(body);
      // Beside the page, not in it: what is kept of it is everybody's.
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
        // What is sent again holds no page that the cache has let go.
        const weak = new WeakRef(body);
        await send(context, answer);
        keepOwn(context, shown);
        if (options.secondsInFront && mayStay(context, answer)) keepInFront(context, options.secondsInFront);
        // A page from memory is sent again as it is, until there is a smaller form of it.
        if (answer.how === 'hit' && isWhole && !shown.hasLot)
          mayRepeat(context, () => isTrue() && weak.deref()?.isBest === isBest);
        alsoWhenRepeated(context, effectOf(context, shown.live, address, answer.page));
      });
    },
  };
}

/** While there are two of each page no cache on the way keeps one: it could not tell whose it is. */
function keepOwn(context: Context, { hasLot }: { hasLot: boolean }): void {
  if (hasLot && context.response.get('cache-control') === 'no-cache') context.set('cache-control', 'private, no-cache');
}

/** Whether it is everybody's, true now, and all there. */
const mayStay = ({ status, response }: Context, { how, page }: Answer): boolean =>
  (status === 200 || status === 304) && how !== 'stale' && page.isWhole && response.get('cache-control') === 'no-cache';

/** What a visit to this page votes on. */
const releasesOf = (set: ReleaseSet, matched: NonNullable<Address['matched']>): readonly ReleaseId[] => [
  ...new Set([set.shell, ...modulesOf(set, matched).map(({ release }) => release)]),
];

/** What a page is true of: a version of the catalogue, and the releases that show it. */
const stampOf = ({ key }: Live, version: number): string => `${version} ${key}`;

const isForNow = (error: unknown) => error instanceof RenderersBusy || error instanceof DataMissing || isPassing(error);

/** A page has one spelling; who asks for another keeps method and parameters. */
function redirect(context: Context, path: string): Context {
  context.status = 308;
  context.set({ location: `${path}${context.search}`, 'cache-control': 'no-cache' });
  return context;
}

/** Where the answer came from (RFC 9211). A negative `ttl`: for how many seconds nobody knows whether it is still true. */
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
  // In the same breath as the body below: a better form of it may come at any time.
  if (isKept && hasOneOf(context, page.body.etags(page.cacheTag, encoding))) {
    context.status = 304;
    return;
  }
  if (encoding !== 'identity') context.set('content-encoding', encoding);
  context.body = await page.body.as(encoding);
}
