import type { Middleware } from 'koa';
import { isAllowed } from './methods.ts';

export interface Health {
  /** False as soon as the gateway drains. Rejects while the database does not answer. */
  isReady(): Promise<boolean>;
}

/** `/livez`: the process runs. `/readyz`: it can serve, so a load balancer may send visitors. */
export function probes(health: Health): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/livez' && ctx.path !== '/readyz') return next();
    if (!isAllowed(ctx)) return;
    const isUp = ctx.path === '/livez' || (await health.isReady().catch(() => false));
    ctx.status = isUp ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = isUp ? 'ok' : 'not ready';
  };
}
