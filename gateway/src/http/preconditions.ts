import type { Context, Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

/** `If-Match` compares strongly (RFC 9110, 13.1.1): a weak ETag never matches. */
function isMatched(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((tag) => tag.trim());
  return etag !== '' && !etag.startsWith('W/') && tags.includes(etag);
}

const isRead = ({ method }: Context) => method === 'GET' || method === 'HEAD';
const hasAnswer = ({ status }: Context) => (status >= 200 && status < 300) || status === 304;

/**
 * `If-Match` on a read: 412 if the answer's ETag is not one that the client names. It comes before `If-None-Match` (RFC
 * 9110, 13.2.2). Writes check it themselves against the record.
 */
export const preconditions: Middleware = async (ctx, next) => {
  await next();
  const header = ctx.get('If-Match');
  if (header === '' || !isRead(ctx) || !hasAnswer(ctx)) return;
  if (isMatched(header, String(ctx.response.get('ETag')))) return;
  ctx.remove('Content-Encoding');
  throw new GatewayError('PRECONDITION_FAILED', 'This is not the version that If-Match names');
};
