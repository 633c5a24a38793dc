import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes a browser send. A request without Origin comes from a program, which
 * has no visitor's cookie. If it has a cookie, it must also have a header that no HTML form can set.
 */
export function originCheck({ publicUrl, cookie }: { publicUrl: string; cookie: string }): Middleware {
  const publicOrigin = new URL(publicUrl).origin;
  return async (ctx, next) => {
    if (SAFE.has(ctx.method)) return next();
    const origin = ctx.get('Origin');
    // Not `ctx.origin`: Koa takes that from the Origin header.
    const isOwn = origin === publicOrigin || origin === `${ctx.protocol}://${ctx.host}`;
    const isProgram = origin === '' && (!ctx.cookies.get(cookie) || ctx.get('Apollo-Require-Preflight') !== '');
    if (!isOwn && !isProgram) throw new GatewayError('FORBIDDEN_ORIGIN', 'This origin may not do that');
    await next();
  };
}
