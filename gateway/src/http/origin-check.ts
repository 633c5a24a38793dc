import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page makes a browser send. An absent Origin comes from a program, which has no
 * cookie of somebody else's; with one it must show, by a header no form can set, that it is no form.
 */
export function originCheck({ publicUrl, cookie }: { publicUrl: string; cookie: string }): Middleware {
  const publicOrigin = new URL(publicUrl).origin;
  return async (ctx, next) => {
    if (SAFE.has(ctx.method)) return next();
    const origin = ctx.get('Origin');
    // Not ctx.origin: that is the header itself.
    const isOwn = origin === publicOrigin || origin === `${ctx.protocol}://${ctx.host}`;
    const isProgram = origin === '' && (!ctx.cookies.get(cookie) || ctx.get('Apollo-Require-Preflight') !== '');
    if (!isOwn && !isProgram) throw new GatewayError('FORBIDDEN_ORIGIN', 'This origin may not do that');
    await next();
  };
}
