import { finished, Readable } from 'node:stream';
import type { Middleware } from 'koa';

/**
 * Ends each body when its answer is over, sent or not. Koa waits for the connection to close; but a second answer on one connection
 * is given it only when the first is sent. If the visitor leaves before, Koa never hears of it: the body's file stays open, and
 * Node ends the process when an open file handle is collected as garbage.
 */
export const endedBodies: Middleware = async (ctx, next) => {
  try {
    await next();
  } finally {
    const { body, res } = ctx;
    if (body instanceof Readable) finished(res, () => body.destroy());
  }
};
