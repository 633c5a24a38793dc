import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

/** Error codes of zlib and brotli for input that they cannot read. Their codes for a lack of memory are left out. */
const DAMAGED = /^(Z_DATA_ERROR|Z_BUF_ERROR|Z_NEED_DICT|ERR__ERROR_FORMAT_\w+)$/;

/** Whether bytes were read as � because they are no UTF-8: the text is longer than what was sent. */
function isGarbled(ctx: Context): boolean {
  const { rawBody } = ctx.request;
  const length = Number(ctx.get('Content-Length'));
  if (!rawBody?.includes('�') || !length || ctx.get('Content-Encoding')) return false;
  return Buffer.byteLength(rawBody) !== length;
}

/**
 * Reads request bodies as UTF-8, the only encoding of JSON (RFC 8259); another one is BAD_INPUT. So is a body that its
 * Content-Encoding does not fit: zlib's errors carry no status.
 */
export function parseBodies(options: Parameters<typeof bodyParser>[0]): Middleware {
  const parse = bodyParser({
    ...options,
    onError(error) {
      const isDamaged = 'code' in error && DAMAGED.test(String(error.code));
      throw isDamaged ? new GatewayError('BAD_INPUT', 'Malformed request') : error;
    },
  });
  return (ctx, next) =>
    parse(ctx, () => {
      if (isGarbled(ctx)) throw new GatewayError('BAD_INPUT', 'The body is not UTF-8');
      return next();
    });
}
