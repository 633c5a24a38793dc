/**
 * Over http, another program on this host or a site of a domain above may have set a cookie of one of our names, and a
 * browser may send that one first.
 */

import type { Context } from 'koa';
import type { SessionStore } from '../modules/account/session.store.ts';

/**
 * Of each name. A browser has one for each path and domain, and sends those of longer paths first: a dozen can stand before
 * the site's own.
 */
const MOST_PAIRS = 16;

/** Reading a cookie with a wrong signature makes the library delete its signature in the browser. That is taken back here. */
function readSigned(ctx: Context, name: string): string | undefined {
  const before = ctx.res.getHeader('Set-Cookie');
  const key = ctx.cookies.get(name, { signed: true });
  if (before === undefined) ctx.remove('Set-Cookie');
  else ctx.res.setHeader('Set-Cookie', before);
  return key;
}

/** `signed`: what this gateway has signed under a name, each with its pairs. `rest`: the pairs of all other names. */
type Doubled = { signed: ReadonlyMap<string, string>; rest: readonly string[] };

/** Undefined where the name came once. */
function readDoubled(ctx: Context, name: string): Doubled | undefined {
  const sent = ctx.get('Cookie');
  const pairs = [...new Set(sent.split(';').map((pair) => pair.trim()))];
  const named = (prefix: string) => pairs.filter((pair) => pair.startsWith(prefix));
  const [values, signatures] = [named(`${name}=`), named(`${name}.sig=`)];
  if (values.length < 2 && signatures.length < 2) return undefined;

  const signed = new Map<string, string>();
  for (const value of values.slice(0, MOST_PAIRS)) {
    for (const signature of signatures.slice(0, MOST_PAIRS)) {
      const both = `${value}; ${signature}`;
      ctx.req.headers.cookie = both;
      const key = readSigned(ctx, name);
      if (key !== undefined) signed.set(key, both);
    }
  }
  ctx.req.headers.cookie = sent;
  return { signed, rest: pairs.filter((pair) => !values.includes(pair) && !signatures.includes(pair)) };
}

/** The value that this gateway has signed. */
export function signedCookie(ctx: Context, name: string): string | undefined {
  const doubled = readDoubled(ctx, name);
  return doubled ? [...doubled.signed.keys()][0] : ctx.cookies.get(name, { signed: true });
}

/** Leaves the session that is alive as the request's only one. Returns the keys of all others that this gateway has signed. */
export async function settleSession(ctx: Context, name: string, sessions: SessionStore): Promise<readonly string[]> {
  const doubled = readDoubled(ctx, name);
  if (!doubled) return [];
  const { signed, rest } = doubled;
  let alive: string | undefined;
  for (const key of signed.keys()) if (alive === undefined && (await sessions.isAlive(key))) alive = key;
  ctx.req.headers.cookie = [...rest, ...(alive === undefined ? [] : [signed.get(alive)])].join('; ');
  return [...signed.keys()].filter((key) => key !== alive);
}
