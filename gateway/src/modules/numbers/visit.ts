import { isbot } from 'isbot';
import type { Context } from 'koa';
import { isKnownDevice } from '../../http/session.ts';

/** What a browser fetches ahead may never be seen. */
const AHEAD = /prefetch|prerender|preview/;

/**
 * Whether a person's browser asks, as far as the request tells: no bot by its name, nothing fetched ahead, no other site's
 * script. `destination`: what the browser would do with the answer. The agent's own devices are known by the cookie that
 * they were given when signing in; a visitor has none.
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
