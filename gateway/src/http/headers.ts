import type { Middleware } from 'koa';

/** Browser features that our pages do not use, and so no script on them may use. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** Headers of every answer. The content security policy (CSP) is set with the page. */
export function securityHeaders({ isHttps, isTrustworthy }: { isHttps: boolean; isTrustworthy: boolean }): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    ctx.set('Permissions-Policy', PERMISSIONS);
    // On an insecure origin, browsers ignore this header and log a warning on every page.
    if (isTrustworthy) ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (isHttps) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}

/**
 * API answers belong to one visitor and one moment, unless a handler sets another Cache-Control. They are for programs:
 * who searches finds the pages.
 */
export const dataHeaders: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex');
  await next();
};
