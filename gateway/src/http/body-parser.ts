import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

/** Error codes of zlib and brotli for input that they cannot read. Their codes for a lack of memory are left out. */
const DAMAGED = /^(Z_DATA_ERROR|Z_BUF_ERROR|Z_NEED_DICT|ERR__ERROR_FORMAT_\w+)$/;

/** Reads request bodies. A body that its Content-Encoding does not fit is BAD_INPUT: zlib's errors carry no status. */
export const parseBodies = (options: Parameters<typeof bodyParser>[0]): Middleware =>
  bodyParser({
    ...options,
    onError(error) {
      const isDamaged = 'code' in error && DAMAGED.test(String(error.code));
      throw isDamaged ? new GatewayError('BAD_INPUT', 'Malformed request') : error;
    },
  });
