import type { Context, Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

/** `If-Match` compares strongly (RFC 9110, 13.1.1): a weak tag matches nothing. */
function isMatched(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((tag) => tag.trim());
  return etag !== '' && !etag.startsWith('W/') && tags.includes(etag);
}

const isRead = ({ method }: Context) => method === 'GET' || method === 'HEAD';
const hasAnswer = ({ status }: Context) => (status >= 200 && status < 300) || status === 304;

/**
 * `If-Match` on a read: 412 where what would be sent is not what the client names. It comes before `If-None-Match`
 * (RFC 9110, 13.2.2). Writes compare it with the record themselves.
 */
export const preconditions: Middleware = async (ctx, next) => {
  await next();
  const header = ctx.get('If-Match');
  if (header === '' || !isRead(ctx) || !hasAnswer(ctx)) return;
  if (isMatched(header, String(ctx.response.get('ETag')))) return;
  ctx.remove('Content-Encoding');
  throw new GatewayError('PRECONDITION_FAILED', 'This is not the version that If-Match names');
};
