import type { Middleware } from 'koa';

/**
 * Takes the rest of a request's body off the connection when its answer is over, as after TOO_LARGE. Node does so only
 * where nobody began to read. Otherwise the next request on that connection, which behind a proxy is anybody's, would wait
 * behind those bytes for good. The connection is not cut: a client that is still sending would lose the answer.
 */
export const unreadBodies: Middleware = (ctx, next) => {
  const { req, res } = ctx;
  res.once('finish', () => {
    if (req.complete && req.readableLength === 0) return;
    // Who began to read keeps nothing of it.
    req.unpipe().removeAllListeners('data').resume();
  });
  return next();
};
