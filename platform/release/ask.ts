/** Requests to the site. Any other answer than the gateway's own, or none at all, is reported in words, with what to do about it. */

import { faultOfCertificate } from '../build/certificate.ts';
import { RefusedError } from './refused.ts';

/**
 * `look` only reads; `upload` and `send` may be repeated without harm; `change` may have happened even though its answer
 * was lost.
 */
export type Kind = 'look' | 'upload' | 'send' | 'change';

const TWICE = 'Try again in a minute: what comes twice counts once';

const TRY_AGAIN: Readonly<Record<Kind, string>> = {
  look: 'Try again in a minute',
  upload: TWICE,
  send: TWICE,
  change: 'It may be done all the same: look at list, history, canary or token list before you try again',
};

/**
 * Milliseconds. A promote that opens pages in a browser may take minutes; the shipped proxy waits for it as long. A file is
 * only stored.
 */
const PATIENCE_MS: Readonly<Record<Kind, number>> = { look: 30_000, upload: 60_000, send: 300_000, change: 300_000 };
export type Patience = typeof PATIENCE_MS;

/** So many files of a release are on their way at once: one after the other, hundreds would wait for as many answers. */
export const AT_ONCE = 4;

/** Bytes in a millisecond over a slow line, which such files share: a large upload gets more time. */
const SLOWEST = 20;

/** How many milliseconds an answer is waited for, with the time that sending takes. */
export const waitsFor = (kind: Kind, { body }: RequestInit, patience: Patience = PATIENCE_MS): number =>
  Math.ceil(patience[kind] + (body instanceof Uint8Array ? (body.byteLength * AT_ONCE) / SLOWEST : 0));

/** The first words of a page, from which a reader sees whose it is: without scripts and styles, which may come first. */
const beginning = (text: string): string =>
  text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

const WHOSE_ADDRESS = 'Is DEPLOY_URL the site’s own address, and its gateway as new as this command?';

/** Something else answered in the site's place: a network that asks for a log-in does that. */
export const somethingElse = (site: string, text: string): RefusedError =>
  new RefusedError([
    `${site} answers with something else than the site: ${beginning(text) || 'nothing'}`,
    WHOSE_ADDRESS,
  ]);

/** Whether no connection was made at all, so that nothing can have been changed. */
const isUnreached = (cause: Error): boolean =>
  cause instanceof TypeError ||
  // A port that `fetch` never asks, as those of mail.
  cause.message === 'bad port' ||
  ('code' in cause && /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/.test(String(cause.code)));

/** The port answers, but not to a beginning of TLS. */
const isPlain = (cause: Error): boolean =>
  'code' in cause && /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(String(cause.code));

/** `fetch` says only that it failed; the reason is in its `cause`. It gives up by itself after five minutes, too. */
function noAnswer(site: string, kind: Kind, patience: number): (error: unknown) => never {
  const since = Date.now();
  return (error) => {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const cause = thrown.cause instanceof Error ? thrown.cause : thrown;
    if (isPlain(cause)) throw new RefusedError([`${site} does not answer in TLS: is it http://…?`]);
    const refused = faultOfCertificate(site, cause);
    if (refused) throw new RefusedError([refused]);
    // Where a name has several addresses, an AggregateError comes without a message: its code is all there is.
    const reason = cause.message || ('code' in cause && String(cause.code));
    if (isUnreached(cause)) throw new RefusedError([`${site} does not answer: ${reason}`]);
    const isLate = /^(Timeout|HeadersTimeout|BodyTimeout)Error$/.test(cause.name);
    const words = isLate
      ? `${site} has not answered for ${Math.round(Math.min(patience, Date.now() - since) / 100) / 10} s`
      : `${site} does not answer: ${reason}`;
    throw new RefusedError([words, TRY_AGAIN[kind]]);
  };
}

/** What to do about a status that a proxy in front of the gateway answers, or a web server in its place. */
function advice(status: number, kind: Kind): string[] {
  if (status === 413)
    return ['A proxy before the site takes nothing so large: let it take the 25 MB that a file may have'];
  if (status === 429) return ['Too many requests came from here'];
  // A plain web server says 501 or 405 to a PUT. Proxies have numbers of their own for what is away, from 520 on.
  if (status < 500 || status === 501) return [WHOSE_ADDRESS];
  return ['The gateway behind it is away, or slow', TRY_AGAIN[kind]];
}

/** `Retry-After` is seconds, or a day and time. */
function comeAgain({ headers }: Response): string[] {
  const given = headers.get('retry-after');
  if (!given) return [];
  return [/^\d+$/.test(given) ? `Come again in ${given} s` : `Come again after ${given}`];
}

function readError(text: string): { reasons?: string[]; message?: string } {
  try {
    return (JSON.parse(text) ?? {}) as { reasons?: string[]; message?: string };
  } catch {
    // A proxy's page: the gateway always answers in JSON.
    return {};
  }
}

/** Why it was refused: the gateway's own reasons, or what a proxy in front of it answers. */
function reasonsOf(site: string, response: Response, text: string, kind: Kind): string[] {
  const { status, statusText } = response;
  const { reasons = [], message } = readError(text);
  const own = reasons.length > 0 ? reasons : message ? [`${status}: ${message}`] : undefined;
  const told = own ?? [`${site} answers ${status}: ${beginning(text) || statusText}`, ...advice(status, kind)];
  return [...told, ...comeAgain(response)];
}

export type Answered = { status: number; text: string };

/** A successful answer. Rejects with `RefusedError` for any other. A redirect is not followed: it would be given the token. */
export async function ask(
  site: string,
  path: string,
  init: RequestInit,
  kind: Kind,
  patience?: Patience,
): Promise<Answered> {
  const ms = waitsFor(kind, init, patience);
  const lost = noAnswer(site, kind, ms);
  const signal = AbortSignal.any([AbortSignal.timeout(ms), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(site + path, { ...init, redirect: 'manual', signal }).catch(lost);
  const moved = response.status >= 300 && response.status < 400 && response.headers.get('location');
  if (moved) throw new RefusedError([`${site} has moved to ${moved}: set DEPLOY_URL to it`]);
  const text = await response.text().catch(lost);
  if (!response.ok) throw new RefusedError(reasonsOf(site, response, text, kind));
  return { status: response.status, text };
}
