/** Seeing releases before visitors do: whoever opens the link sees the live site with them in place of the live ones. */

import type { Context, Middleware } from 'koa';
import * as z from 'zod/mini';
import { createSecretBox } from '../../core/secret-box.ts';
import { allOf } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import type { Releases } from './release.service.ts';
import { type ReleaseId, type ReleaseSet, titleOf } from './release.ts';

const COOKIE = 'release-preview';
const PATH = '/release-preview/';
const DAY_MS = 24 * 60 * 60 * 1000;
/** A browser brings the cookie for longer than the preview lasts, so that its end can be told. */
const COOKIE_MS = 7 * DAY_MS;

export const endOfPreview = `${PATH}end`;

const ticket = z.object({
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  until: z.int(),
});

type Options = {
  releases: Pick<Releases, 'tryOut' | 'setWith'>;
  /** What signs cookies: the link's end and its releases cannot be changed, and every gateway knows it. */
  keys: readonly string[];
  /** Scheme and host that visitors use. */
  origin: string;
};

/** Its address is its key: no other site is told of it. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** What a link or a cookie stands for. */
type Preview = { readonly chosen: readonly ReleaseId[]; readonly isOver: boolean };

/** Whoever opens a link to look at a release must not take what is live for it. */
function outOfDate(context: Context, { chosen, isOver }: Preview): void {
  const titles = chosen.map(titleOf).join(', ');
  const words = isOver
    ? `over: ${titles} could be seen for a day.`
    : `out of date: ${titles} no longer fits what is live, or is no longer kept.`;
  context.status = 409;
  context.set(previewHeaders);
  context.body = `This preview is ${words}\nAsk for a new link.\n`;
}

/** Whether somebody is going to see the answer. A browser says so; a picture or a script that is not there is no page. */
const isOpened = (context: Context): boolean => /^(|document|iframe)$/.test(context.get('Sec-Fetch-Dest'));

export type ReleasePreviews = ReturnType<typeof createReleasePreviews>;

export function createReleasePreviews({ releases, keys, origin }: Options) {
  const box = createSecretBox(keys, 'release preview');

  /** `undefined` when it is none of ours. */
  function read(sealed: string): Preview | undefined {
    const text = box.open(sealed);
    const parsed = text === undefined ? undefined : z.safeParse(ticket, JSON.parse(text));
    return parsed?.success ? { chosen: parsed.data.releases, isOver: parsed.data.until <= Date.now() } : undefined;
  }

  function previewOf(context: Context): Preview | undefined {
    const sealed = context.cookies.get(COOKIE);
    return sealed ? read(sealed) : undefined;
  }

  /** The set of a preview; `undefined` when it is over, and where it could not go live as things are. */
  const setOf = async ({ chosen, isOver }: Preview): Promise<ReleaseSet | undefined> =>
    isOver ? undefined : releases.setWith(chosen);

  /** The set that this visitor looks at before it is live; `undefined` for everybody else. */
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

  /** The same for a page. Where there is no such set any more, it is the page that says so, once; the next one is the live one. */
  async function pageSetFor(context: Context): Promise<ReleaseSet | 'answered' | undefined> {
    const preview = previewOf(context);
    const set = preview && (await setOf(preview));
    if (!preview || set || !isOpened(context)) return set;
    // Nobody reads what is only fetched ahead.
    if (!context.get('Sec-Purpose')) setCookie(context, undefined);
    outOfDate(context, preview);
    return 'answered';
  }

  const middleware: Middleware = async (context, next) => {
    if (!context.path.startsWith(PATH) || (context.method !== 'GET' && context.method !== 'HEAD')) return next();
    const sealed = context.path.slice(PATH.length);
    const preview = read(sealed);
    if (!preview && context.path !== endOfPreview) return next();
    if (preview && !(await setOf(preview))) return outOfDate(context, preview);
    setCookie(context, preview && sealed);
    context.set(previewHeaders);
    context.redirect('/');
    context.status = 303;
  };

  const seal = (chosen: readonly ReleaseId[]): string => {
    const ids = chosen.map(({ name, version }) => ({ name, version }));
    return box.seal(JSON.stringify({ releases: ids, until: Date.now() + DAY_MS }));
  };

  return {
    middleware,
    setFor,
    pageSetFor,

    /** The cookie by which the site shows releases, unchecked. */
    cookieFor: (chosen: readonly ReleaseId[]) => ({ name: COOKIE, value: seal(chosen) }),

    /** Checks the releases as a promote does, and answers a link that shows them for a day. Throws `ReleaseRefused`. */
    async link(chosen: readonly ReleaseId[]): Promise<string> {
      await releases.tryOut(chosen);
      return `${origin}${PATH}${seal(chosen)}`;
    },

    /** What a link shows. Throws `ReleaseRefused` when it is none, or too old. */
    releasesOf(link: string): ReleaseId[] {
      const preview = read(link.slice(link.lastIndexOf('/') + 1));
      if (!preview || preview.isOver)
        throw new ReleaseRefused(['This is no link of a preview, or it is older than a day']);
      return [...preview.chosen];
    },

    /** The text of an operation of what this visitor previews. */
    async findOperation(hash: string, context: Context): Promise<string | undefined> {
      const set = await setFor(context);
      const operations = allOf(set).flatMap((release) => release.operations);
      return operations.find((operation) => operation.hash === hash)?.text;
    },
  };
}
