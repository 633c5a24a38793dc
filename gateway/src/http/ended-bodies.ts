import { finished, Readable } from 'node:stream';
import type { Middleware } from 'koa';

/**
 * Destroys each streamed body when its answer is over, sent or not. Koa does so only when the connection of the answer
 * closes, but a pipelined answer has no connection until the one before it is sent. If the visitor leaves before that,
 * the body's file would stay open, and Node ends the process when it garbage-collects an open file handle.
 */
export const endedBodies: Middleware = async (ctx, next) => {
  try {
    await next();
  } finally {
    const { body, res } = ctx;
    if (body instanceof Readable) finished(res, () => body.destroy());
  }
};
