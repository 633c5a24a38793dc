/** Makes the page at an address: rendered if possible, otherwise a document that the browser fills. */

import type { Site } from 'schema';
import { RETRY_AFTER_S } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { EncodedBody } from '../http/encoding.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import type { NoteRenderFault } from '../modules/releases/release-faults.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { assembleDocument } from './document.ts';
import type { Rendered } from './messages.ts';
import type { CachedPage, Quality, Renewed } from './page-cache.ts';
import type { Matched } from './page-modules.ts';
import { contentSecurityPolicy } from './policy.ts';
import type { NotLive } from './preview-notice.ts';
import { DataMissing, NoRenderer, RendererGone, RenderersBusy, RenderOverdue, RenderSkipped } from './render-errors.ts';
import type { RenderOutcome } from './render-task.ts';
import { type AnonymousQuery, fingerprint } from './renderer.ts';
import type { RendererPool } from './renderer-pool.ts';
import type { Address } from './route-table.ts';
import type { SubmittedForm } from './submitted-form.ts';
import { ownTurn } from './turns.ts';

export type Live = {
  set: ReleaseSet;
  /** The agent's identity on its pages. */
  site: Site;
  /** Names its releases and its identity. */
  key: string;
  match: (path: string) => Address;
  pool: RendererPool;
  circuitBreaker: CircuitBreaker;
};

export type PageMakerOptions = {
  releasesFolder: string;
  query: AnonymousQuery;
  logger: Logger;
  /** Scheme and host of the site for visitors. */
  origin: string;
  /** Called for each page, or part of one, that failed here. */
  onFault?: NoteRenderFault | undefined;
  /** What the page's bot check needs. Without `siteKey`, no outside script is loaded. */
  botCheck: { mode: string; siteKey?: string | undefined; scriptUrl?: string | undefined };
  /** Where browsers load photos, if not from here. */
  photosUrl?: string | undefined;
};

/** What makes a page for one visitor only: it is never sent to anybody else. */
type Own = {
  /** A form that was returned with errors, for a browser without scripts. */
  form?: SubmittedForm;
  /** For a preview: what answers its queries. */
  preview?: AnonymousQuery;
  /** The part of a preview that is not live. */
  notLive?: NotLive;
};

export interface PageMaker {
  /** Rejects if the page cannot be made now, and the page is not at fault. */
  make(live: Live, address: Address, own?: Own): Promise<Renewed>;
  /** The known page, if the releases and its data have not changed; otherwise a new one. */
  renew(live: Live, address: Address, known: CachedPage): Promise<Renewed>;
}

const isNoFaultOfThePage = (error: unknown) => error instanceof RenderersBusy || error instanceof DataMissing;
const isCostly = (error: unknown) => error instanceof RenderOverdue || error instanceof RendererGone;

/** A result that is worse than any older version of the page. */
const isPoor = ({ page, isDataMissing }: RenderOutcome) => isDataMissing || page.status >= 500;

export function createPageMaker(options: PageMakerOptions): PageMaker {
  const { logger, origin, botCheck, photosUrl, releasesFolder, onFault } = options;

  /** Undefined if the page is left to the browser: it throws or hangs now, or did lately. */
  async function render(
    live: Live,
    { path, matched }: Address,
    { form, preview: query }: Own,
  ): Promise<RenderOutcome | undefined> {
    const release = matched?.release ?? live.set.shell;
    const page = `${release.name} ${matched?.page.path ?? '*'}`;
    const mayTry = () => live.circuitBreaker.mayTry(page, path);
    if (release.isPrivate || !mayTry()) return undefined;
    try {
      const outcome = await live.pool.render({ url: `${origin}${path}`, form, query, isWanted: mayTry });
      for (const failure of outcome.page.failures) {
        logger.error({ page, failure }, 'render: a part of the page failed');
        onFault?.(release, path, failure);
      }
      return outcome;
    } catch (error) {
      if (isNoFaultOfThePage(error)) throw error;
      if (error instanceof RenderSkipped || error instanceof NoRenderer) return undefined;
      live.circuitBreaker.noteFault(page, path, { isCostly: isCostly(error) });
      logger.error({ page, version: release.version, err: error }, 'render: the page could not be rendered');
      onFault?.(release, path, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  function assemble(
    live: Live,
    matched: Matched | undefined,
    rendered: Rendered | undefined,
    own: Own,
  ): Omit<CachedPage, 'queries' | 'releases' | 'isWhole'> {
    const { set, site } = live;
    const isPrivate = matched?.release.isPrivate ?? false;
    const parts = {
      set,
      releasesFolder,
      site,
      matched,
      title: site.agent.name,
      botCheck,
      isPlain: own.form !== undefined,
      notLive: own.notLive,
    };
    const document = assembleDocument({ ...parts, ...(rendered ? { rendered } : {}) });
    const policy = contentSecurityPolicy({
      set,
      shown: matched?.release,
      styleHashes: document.styleHashes,
      scriptHashes: document.scriptHashes,
      scriptUrl: botCheck.mode === 'recaptcha' ? botCheck.scriptUrl : undefined,
      photosUrl,
      isHttps: origin.startsWith('https:'),
    });
    return {
      status: rendered?.status ?? (matched ? 200 : 404),
      headers: {
        ...policy,
        'cache-control': isPrivate ? 'no-store' : 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      },
      body: new EncodedBody(document.html),
    };
  }

  async function make(live: Live, address: Address, own: Own = {}): Promise<Renewed> {
    const outcome = await render(live, address, own);
    const quality = qualityOf(outcome, address);
    await ownTurn();
    const page = {
      ...assemble(live, address.matched, outcome?.page, own),
      queries: outcome?.queries ?? [],
      releases: live.key,
      isWhole: quality === 'whole',
    };
    return {
      page: outcome?.isDataMissing && page.status >= 500 ? unavailable(page) : page,
      quality,
      isSame: false,
    };
  }

  return {
    make,
    async renew(live, address, known) {
      if (known.releases !== live.key) return make(live, address);
      const answers = await Promise.all(known.queries.map((asked) => ask(options.query, asked)));
      const isSame = known.queries.every(({ answer }, index) => answer === answers[index]);
      return isSame ? { page: known, quality: 'whole', isSame } : make(live, address);
    },
  };
}

/** 503, because only the data is missing, and it should be back soon. */
const unavailable = (page: CachedPage): CachedPage => ({
  ...page,
  status: 503,
  headers: { ...page.headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) },
});

function qualityOf(outcome: RenderOutcome | undefined, { matched }: Address): Quality {
  if (matched?.release.isPrivate) return 'whole';
  if (!outcome || isPoor(outcome)) return 'poor';
  return outcome.page.failures.length > 0 ? 'flawed' : 'whole';
}

const ask = async (query: AnonymousQuery, { operation, variables }: CachedPage['queries'][number]) => {
  await ownTurn();
  return fingerprint(await query({ query: operation.text, variables, operationName: operation.name }));
};
