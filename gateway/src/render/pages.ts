/** The last middleware: every address that is no API is a page, rendered ahead or on the first request for it. */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import type { Catalogue } from '../core/catalogue.ts';
import type { Logger } from '../core/logger.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import { createCarefulRender } from './careful-render.ts';
import { assembleDocument } from './document.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import type { Matched } from './page-modules.ts';
import { contentSecurityPolicy } from './policy.ts';
import { preparation } from './preparation.ts';
import { type AnonymousQuery, createRenderer, type Renderer } from './renderer.ts';
import { routeTable } from './route-table.ts';

const compress = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type PagesOptions = {
  releases: Releases;
  releasesFolder: string;
  catalogue: Catalogue;
  query: AnonymousQuery;
  logger: Logger;
  site: { agent: { name: string } };
  /** Scheme and host that visitors use. */
  origin: string;
  /** What the page's bot check needs to know; `siteKey` absent means that no outside script is loaded. */
  botCheck: { mode: string; siteKey?: string | undefined; scriptUrl?: string | undefined };
};

export interface Pages {
  middleware: Middleware;
  /** The renderer process of the live set, for a test that kills it. */
  rendererPid(): number | undefined;
  close(): void;
}

type Live = { set: ReleaseSet; match: (path: string) => Matched | undefined; renderer: Renderer; cache: PageCache };

/** The address by which a page is known: its path and, sorted, the parameters that change what it shows. */
function canonicalPath(context: Context, matched: Matched | undefined): string {
  const known = new Set(matched?.page.params);
  const given = [...new URLSearchParams(context.querystring)]
    .filter(([name]) => known.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b));
  const search = new URLSearchParams(given).toString();
  return search ? `${context.path}?${search}` : context.path;
}

export function createPages(options: PagesOptions): Pages {
  const { releases, logger, site, origin } = options;
  const render = createCarefulRender({ origin, logger });
  let live: Live | undefined;

  function current(): Live {
    const set = releases.live();
    if (!set) throw new Error('No release is live: run `npm start`, or publish and promote a shell');
    if (live?.set === set) return live;
    const previous = live;
    const renderer = createRenderer({
      prepare: preparation(set, options.releasesFolder, site),
      releasesFolder: options.releasesFolder,
      query: options.query,
      logger,
    });
    live = { set, match: routeTable(set), renderer, cache: new PageCache() };
    if (previous) setTimeout(() => previous.renderer.close(), 5000).unref();
    return live;
  }

  async function make(
    state: Live,
    matched: Matched | undefined,
    path: string,
  ): Promise<CachedPage & { isLasting: boolean }> {
    const isPrivate = matched?.release.isPrivate ?? false;
    const rendered = await render(state.renderer, matched?.release ?? state.set.shell, path);
    const { botCheck, releasesFolder } = options;
    const document = assembleDocument({
      set: state.set,
      releasesFolder,
      site,
      matched,
      title: site.agent.name,
      botCheck,
      ...(rendered ? { rendered } : {}),
    });
    const html = Buffer.from(document.html);
    const policy = contentSecurityPolicy({
      set: state.set,
      styleHashes: document.styleHashes,
      scriptUrl: botCheck.mode === 'recaptcha' ? botCheck.scriptUrl : undefined,
      isHttps: origin.startsWith('https:'),
    });
    return {
      status: rendered?.status ?? (matched ? 200 : 404),
      headers: {
        ...policy,
        'cache-control': isPrivate ? 'no-store' : 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      },
      html,
      brotli: await compress(html, BROTLI),
      etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
      isLasting: rendered !== undefined && rendered.status < 500 && rendered.failures.length === 0,
    };
  }

  function answer(context: Context, page: CachedPage): void {
    context.status = page.status;
    context.set(page.headers);
    context.vary('accept-encoding');
    if (page.headers['cache-control'] !== 'no-store') context.set('etag', page.etag);
    if (context.fresh && page.status === 200) {
      context.status = 304;
      return;
    }
    const isCompressed = context.acceptsEncodings('br', 'identity') === 'br';
    if (isCompressed) context.set('content-encoding', 'br');
    context.body = isCompressed ? page.brotli : page.html;
  }

  return {
    rendererPid: () => live?.renderer.pid,
    close: () => live?.renderer.close(),
    async middleware(context, next) {
      if (context.method !== 'GET' && context.method !== 'HEAD') return next();
      const version = await options.catalogue.current();
      const state = current();
      const matched = state.match(context.path);
      const path = canonicalPath(context, matched);
      answer(context, await state.cache.get(`${version} ${path}`, () => make(state, matched, path)));
    },
  };
}
