import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

/** What zlib and brotli say of what they cannot read; their codes for a lack of memory are not among them. */
const DAMAGED = /^(Z_DATA_ERROR|Z_BUF_ERROR|Z_NEED_DICT|ERR__ERROR_FORMAT_\w+)$/;

/** Reads bodies. One that is not compressed as its Content-Encoding says is BAD_INPUT: zlib's errors have no status. */
export const parseBodies = (options: Parameters<typeof bodyParser>[0]): Middleware =>
  bodyParser({
    ...options,
    onError(error) {
      const isDamaged = 'code' in error && DAMAGED.test(String(error.code));
      throw isDamaged ? new GatewayError('BAD_INPUT', 'Malformed request') : error;
    },
  });
