/** Who gets the canary: each visitor draws a lot, and keeps it for as long as the canary runs. */

import { randomInt } from 'node:crypto';
import { isbot } from 'isbot';
import type { Context } from 'koa';
import type { Canary } from './canary-rows.ts';

const COOKIE = 'canary';
/** Nobody is looked for longer than a canary lasts. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
const LOTS = 100;
/** The canary's number and the lot: nothing of a visitor. Whoever writes one of their own has chosen what others draw. */
const SPELLING = /^(\d{1,10})\.(\d{1,2})$/;

/** The lot that this visitor drew for this canary; `undefined` for a cookie of another one, or of somebody's own making. */
function lotOf(context: Context, { id }: Pick<Canary, 'id'>): number | undefined {
  const [, canary, lot] = SPELLING.exec(context.cookies.get(COOKIE) ?? '') ?? [];
  return Number(canary) === id && lot !== undefined ? Number(lot) : undefined;
}

/**
 * Whether this visitor gets the canary. Who has no lot draws one, which goes out as a cookie. What is no browser keeps none,
 * and gets what is live. A greater share keeps those who have it, and takes in more.
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
