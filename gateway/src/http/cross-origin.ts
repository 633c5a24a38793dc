/** What another site's page may read here: what any visitor gets, without cookies, and nothing that writes. */

import type { Context, Middleware } from 'koa';

/** A file that any site's page may use: it is the same for everybody. */
export function openToAll(context: Context): void {
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

const READS = ['GET', 'HEAD'];
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': READS.join(', '),
  'Access-Control-Allow-Headers': 'apollo-require-preflight, content-type',
  'Access-Control-Max-Age': '7200',
};

/**
 * Lets pages of other origins read answers to GET. The star goes with no credentials: a browser keeps what it got for a cookie
 * from whoever asked. Anything else gets no such header here, and is refused by the origin check.
 */
export const crossOriginReads: Middleware = async (context, next) => {
  const asked = context.get('Access-Control-Request-Method');
  if (context.method === 'OPTIONS' && READS.includes(asked)) {
    context.set(PREFLIGHT);
    context.status = 204;
    return;
  }
  if (READS.includes(context.method)) context.set('Access-Control-Allow-Origin', '*');
  await next();
};
