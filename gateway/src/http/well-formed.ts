import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';
import { isAllowed } from './methods.ts';

/** Refuses a request that does not say where it goes, before later middleware reads that. */
export const wellFormed: Middleware = async (ctx, next) => {
  if (!hasPath(ctx)) {
    // The log and the answer to the error read the path, too.
    ctx.req.url = '/';
    throw unreadable();
  }
  if (!namesOneHost(ctx.req)) throw new GatewayError('BAD_INPUT', 'Send one Host header, with the name of a host');
  // `OPTIONS *` asks about the server as a whole (RFC 9110, section 9.3.7).
  if (ctx.method === 'OPTIONS' && ctx.url === '*') return void isAllowed(ctx);
  if (ctx.path.includes('%')) demandReadable(ctx.path);
  await next();
};

const HOST = /^(\[[\da-f:.]+\]|[\w.~%!$&'()*+;=-]*)(:\d*)?$/i;

/** False for two Host headers, of which a proxy may believe the other, and for what is no host (RFC 9112, section 3.2). */
export function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Each request passes here: names of another length are not read.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2 && HOST.test(headers.host ?? '');
}

/** False for a whole address, as proxies are asked for, that is none: `http://[::1/`. */
function hasPath(ctx: Context): boolean {
  if (ctx.url.startsWith('/')) return true;
  try {
    return typeof ctx.path === 'string';
  } catch {
    return false;
  }
}

const unreadable = () => new GatewayError('BAD_INPUT', 'This address cannot be read');

/** Throws for invalid percent escapes. */
function demandReadable(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    throw unreadable();
  }
}
