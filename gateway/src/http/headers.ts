import type { Middleware } from 'koa';

/** What no page of ours asks for, no script on it may ask for. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** Headers that every answer carries. The page's own policy (CSP) is the page's business. */
export function securityHeaders({ isHttps, isTrustworthy }: { isHttps: boolean; isTrustworthy: boolean }): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    ctx.set('Permissions-Policy', PERMISSIONS);
    // Elsewhere browsers ignore it, and say so in the console of every page.
    if (isTrustworthy) ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (isHttps) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}

/** Answers of the doors belong to one visitor and one moment, unless a handler says otherwise. */
export const noStore: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};
