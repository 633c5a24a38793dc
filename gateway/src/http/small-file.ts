import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { isFreshTag } from './encoding.ts';

/**
 * Answers a small file that is made at each request, since what it tells may have changed. Its ETag is made of its
 * bytes: 304 if the client has these.
 */
export function answerSmallFile(ctx: Context, type: string, bytes: string | Buffer): void {
  const tag = createHash('sha256').update(bytes).digest('base64url');
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = type;
  if (!isFreshTag(ctx, tag)) ctx.body = bytes;
}
