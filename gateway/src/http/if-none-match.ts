import type { Context } from 'koa';

/** An ETag in a list. It is quoted, and may have a comma in it. */
const TAGS = /(?:W\/)?("[^"]*")/g;

/**
 * Whether the client has this answer: its `If-None-Match` names the answer's ETag, compared weakly (RFC 9110, 13.1.2).
 * Koa's `fresh` says no if `Cache-Control: no-cache` or `If-Modified-Since` is sent as well. `fetch` adds `no-cache` to
 * every `If-None-Match`, so a program would never be answered 304. Who wants the whole answer anew sends no tag.
 */
export function hasAnswerAlready(ctx: Context): boolean {
  const header = ctx.get('If-None-Match').trim();
  if (header === '' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  const own = String(ctx.response.get('ETag')).replace(/^W\//, '');
  if (own === '') return false;
  return header === '*' || [...header.matchAll(TAGS)].some(([, tag]) => tag === own);
}
