/** Decides who gets the canary: each visitor draws a lot, and keeps it while the canary runs. */

import { randomInt } from 'node:crypto';
import { isbot } from 'isbot';
import type { Context } from 'koa';
import type { Canary } from './canary-rows.ts';

const COOKIE = 'canary';
/** The cookie's lifetime. After it, the visitor draws again. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
const LOTS = 100;
/**
 * The canary's number and the lot, nothing about the visitor. A visitor who changes the cookie only chooses between two
 * public releases.
 */
const SPELLING = /^(\d{1,10})\.(\d{1,2})$/;

/**
 * The lot that this visitor drew for this canary; undefined without a cookie, for one of another canary, and for one
 * that is not well formed.
 */
function lotOf(context: Context, { id }: Pick<Canary, 'id'>): number | undefined {
  const [, canary, lot] = SPELLING.exec(context.cookies.get(COOKIE) ?? '') ?? [];
  return Number(canary) === id && lot !== undefined ? Number(lot) : undefined;
}

/**
 * Whether this visitor gets the canary. A visitor without a lot draws one and gets it in a cookie. Bots draw none and
 * get the live release. A larger share keeps the visitors it has and adds more.
 */
export function drawLot(context: Context, canary: Pick<Canary, 'id' | 'share'>, isHttps: boolean): boolean {
  const agent = context.get('User-Agent');
  if (agent === '' || isbot(agent)) return false;
  const known = lotOf(context, canary);
  const lot = known ?? randomInt(LOTS);
  if (known === undefined) {
    // Behind a proxy the request itself is plain http.
    context.cookies.secure = isHttps;
    const options = { httpOnly: true, sameSite: 'lax', overwrite: true, secure: isHttps, signed: false } as const;
    context.cookies.set(COOKIE, `${canary.id}.${lot}`, { ...options, maxAge: LONGEST_MS });
  }
  return lot < canary.share;
}
