/** What pages of other sites may read: what any visitor gets, without cookies. They may not write. */

import type { Context, Middleware } from 'koa';

/** Marks a file that pages of any site may use, because it is the same for everybody. */
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
 * Lets pages of other origins read answers to GET. `*` does not allow credentials, so such a page never gets a
 * signed-in answer. Other methods get no such header here, and the origin check refuses them.
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
