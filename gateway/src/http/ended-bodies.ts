import { finished, Readable } from 'node:stream';
import type { Middleware } from 'koa';

/**
 * Ends a body with its answer, whether anybody has taken it. Koa does so by the connection, which an answer that waits for the one
 * before it has none of: whoever closes it meanwhile left a file open, and a file handle that is collected ends the process.
 */
export const endedBodies: Middleware = async (ctx, next) => {
  try {
    await next();
  } finally {
    const { body, res } = ctx;
    if (body instanceof Readable) finished(res, () => body.destroy());
  }
};
