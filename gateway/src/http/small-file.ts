import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { chooseEncoding, etagOf, hasOneOf } from './encoding.ts';

/**
 * Answers a small file that is made at each request, since what it tells may have changed. Its ETag is made of its
 * bytes: 304 if the client has these.
 */
export function answerSmallFile(ctx: Context, type: string, bytes: string | Buffer): void {
  const tag = createHash('sha256').update(bytes).digest('base64url');
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = type;
  ctx.status = 200;
  // A client may have the short answer, which was sent without compression, or the long one.
  const encodings = [chooseEncoding(ctx), 'identity'] as const;
  const isKnown = hasOneOf(
    ctx,
    encodings.map((encoding) => etagOf(tag, encoding)),
  );
  if (isKnown) ctx.status = 304;
  else ctx.body = bytes;
}
