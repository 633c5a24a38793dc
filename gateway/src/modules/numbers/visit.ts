import { isbot } from 'isbot';
import type { Context } from 'koa';
import { isKnownDevice } from '../../http/session.ts';

/** Headers of a page that is only prefetched and may never be seen. */
const AHEAD = /prefetch|prerender|preview/;

/**
 * Whether the request comes from a visitor's browser, as far as it tells: not from a known bot, not prefetched, and not
 * from another site's script. `destination`: what the browser will do with the answer. The agent's own devices do not
 * count: they have the cookie of a sign-in, which visitors lack.
 */
export function isVisit(context: Context, destination: 'document' | 'empty'): boolean {
  const agent = context.get('User-Agent');
  if (agent === '' || isbot(agent)) return false;
  if (AHEAD.test(`${context.get('Sec-Purpose')} ${context.get('Purpose')} ${context.get('X-Moz')}`)) return false;
  const isAs = (header: string, expected: string) => ['', expected].includes(context.get(header));
  if (!isAs('Sec-Fetch-Dest', destination)) return false;
  if (destination === 'empty' && !isAs('Sec-Fetch-Site', 'same-origin')) return false;
  return !isKnownDevice(context);
}
