/** Previews of releases: the person who opens the link sees the live site with these releases in it. */

import type { Context, Middleware } from 'koa';
import * as z from 'zod/mini';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import { createSecretBox } from '../../core/secret-box.ts';
import { allOf } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import type { Releases } from './release.service.ts';
import { type ReleaseId, type ReleaseSet, titleOf } from './release.ts';

const COOKIE = 'release-preview';
const PATH = '/release-preview/';
const DAY_MS = 24 * 60 * 60 * 1000;
/** The cookie lives longer than the preview, so that its owner can be told that the preview is over. */
const COOKIE_MS = 7 * DAY_MS;

export const endOfPreview = `${PATH}end`;
/** Where a link leads once its cookie is set: on to the first page, if the browser has kept it. */
const BEGIN = `${PATH}begin`;

const ticket = z.object({
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  until: z.int(),
});

type Options = {
  releases: Pick<Releases, 'tryOut' | 'setWith'>;
  /** The keys that sign cookies. They seal the link's releases and its end, and every gateway knows them. */
  keys: readonly string[];
  /** Scheme and host of the site for visitors. */
  origin: string;
};

/** The address of a preview is its key, so other sites must not see it in a referrer. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** The content of a link or a cookie. */
type Preview = { readonly chosen: readonly ReleaseId[]; readonly isOver: boolean };

/**
 * Answers that the preview is over or out of date. It must not show the live site instead, which could be mistaken for
 * the preview.
 */
function outOfDate(context: Context, { chosen, isOver }: Preview): void {
  const titles = chosen.map(titleOf).join(', ') || 'the live set';
  const words = isOver
    ? `over: ${titles} could be seen for a day.`
    : `out of date: ${titles} no longer fits what is live, or is no longer kept.`;
  context.status = 409;
  context.set(previewHeaders);
  context.body = `This preview is ${words}\nAsk for a new link.\n`;
}

function noCookies(context: Context): void {
  context.status = 409;
  context.set(previewHeaders);
  context.body =
    'This browser keeps no cookies from here, and a preview is shown by one.\nAllow it, and open the link again.\n';
}

/** Of a link that is cut off or changed; or sealed by keys that this site has no more. */
function noLink(context: Context): void {
  context.status = 404;
  context.set(previewHeaders);
  context.body =
    'This is no link of a preview here: it may have been cut off.\nOpen the whole of it, or ask for a new one.\n';
}

/** Whether a person will see the answer: the browser's header says so. A missing picture or script is not a page. */
const isOpened = (context: Context): boolean => /^(|document|iframe)$/.test(context.get('Sec-Fetch-Dest'));

export type ReleasePreviews = ReturnType<typeof createReleasePreviews>;

export function createReleasePreviews({ releases, keys, origin }: Options) {
  const box = createSecretBox(keys, 'release preview');

  /** Undefined if the text is not one of our seals. */
  function read(sealed: string): Preview | undefined {
    const text = box.open(sealed);
    const parsed = text === undefined ? undefined : z.safeParse(ticket, JSON.parse(text));
    if (!parsed?.success) return undefined;
    const left = parsed.data.until - Date.now();
    return { chosen: parsed.data.releases, isOver: left <= 0 || left > DAY_MS + CLOCK_SLACK_MS };
  }

  function previewOf(context: Context): Preview | undefined {
    const sealed = context.cookies.get(COOKIE);
    return sealed ? read(sealed) : undefined;
  }

  /** The set of a preview; undefined if it is over, or if the set could not go live now. */
  const setOf = async ({ chosen, isOver }: Preview): Promise<ReleaseSet | undefined> =>
    isOver ? undefined : releases.setWith(chosen);

  /** The set that this visitor previews; undefined for everybody else. */
  async function setFor(context: Context): Promise<ReleaseSet | undefined> {
    const preview = previewOf(context);
    return preview && setOf(preview);
  }

  const options = { httpOnly: true, sameSite: 'lax', overwrite: true, secure: origin.startsWith('https:') } as const;

  function setCookie(context: Context, sealed: string | undefined): void {
    // Behind a proxy the request itself is plain http.
    context.cookies.secure = options.secure;
    context.cookies.set(COOKIE, sealed ?? '', { ...options, maxAge: sealed === undefined ? 0 : COOKIE_MS });
  }

  /**
   * The same for a page. If there is no such set any more, this page says so once, and the next one is the live page.
   */
  async function pageSetFor(context: Context): Promise<ReleaseSet | 'answered' | undefined> {
    const preview = previewOf(context);
    const set = preview && (await setOf(preview));
    if (!preview || set || !isOpened(context)) return set;
    // A page that is only prefetched has no reader yet, so the cookie stays.
    if (!context.get('Sec-Purpose')) setCookie(context, undefined);
    outOfDate(context, preview);
    return 'answered';
  }

  function lead(context: Context, to: string): void {
    context.set(previewHeaders);
    context.redirect(to);
    context.status = 303;
  }

  const middleware: Middleware = async (context, next) => {
    if (!context.path.startsWith(PATH) || (context.method !== 'GET' && context.method !== 'HEAD')) return next();
    if (context.path === BEGIN) return previewOf(context) ? lead(context, '/') : noCookies(context);
    const sealed = context.path.slice(PATH.length);
    const preview = read(sealed);
    if (!preview && context.path !== endOfPreview) return noLink(context);
    if (preview && !(await setOf(preview))) return outOfDate(context, preview);
    setCookie(context, preview && sealed);
    lead(context, preview ? BEGIN : '/');
  };

  const seal = (chosen: readonly ReleaseId[]): string => {
    const ids = chosen.map(({ name, version }) => ({ name, version }));
    return box.seal(JSON.stringify({ releases: ids, until: Date.now() + DAY_MS }));
  };

  return {
    middleware,
    setFor,
    pageSetFor,

    /** The cookie that shows these releases, without checks. */
    cookieFor: (chosen: readonly ReleaseId[]) => ({ name: COOKIE, value: seal(chosen) }),

    /** Checks the releases as a promote does, and returns a link that shows them for a day. Throws `ReleaseRefused`. */
    async link(chosen: readonly ReleaseId[]): Promise<string> {
      await releases.tryOut(chosen);
      return `${origin}${PATH}${seal(chosen)}`;
    },

    /** A link that shows the live set, whoever is shown a canary, for a day. */
    linkToLive: (): string => `${origin}${PATH}${seal([])}`,

    /** The releases of a link. Throws `ReleaseRefused` if it is no such link, or too old. */
    releasesOf(link: string): ReleaseId[] {
      const preview = read(link.slice(link.lastIndexOf('/') + 1));
      if (!preview || preview.isOver || preview.chosen.length === 0)
        throw new ReleaseRefused(['This is no link of a preview, or it is older than a day']);
      return [...preview.chosen];
    },

    /** The text of an operation in the releases that this visitor previews. */
    async findOperation(hash: string, context: Context): Promise<string | undefined> {
      const set = await setFor(context);
      const operations = allOf(set).flatMap((release) => release.operations);
      return operations.find((operation) => operation.hash === hash)?.text;
    },
  };
}
