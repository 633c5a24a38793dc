import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Logger } from '../core/logger.ts';
import { withRequestId } from '../core/request-id.ts';
import type { GatewayContext, GatewayMiddleware } from './state.ts';

const STATIC = /\.[a-z0-9]{2,5}$/i;
/** Whoever reads the log is not asked for a testimonial: the link itself is the key. */
const SECRET = /^(\/words\/).+/;
const GIVEN = /^[\w-]{8,64}$/;

/**
 * Names the request, for the answer, the log and whatever it changes, and logs how it went. The name is the trusted
 * proxy's, if it gave one, so that one id leads from its log to ours. Files are logged at debug only.
 */
export function requestLog(logger: Logger): GatewayMiddleware {
  return (ctx, next) => {
    const start = performance.now();
    const id = nameRequest(ctx);
    ctx.set('X-Request-Id', id);
    return withRequestId(id, async () => {
      await next();
      logRequest(logger, ctx, ctx.status, performance.now() - start);
    });
  };
}

/** The request's name from now on. */
export function nameRequest(ctx: GatewayContext): string {
  ctx.state.requestId = givenId(ctx) ?? randomUUID();
  return ctx.state.requestId;
}

/** `took`: in ms. */
export function logRequest(logger: Logger, ctx: Context, status: number, took: number): void {
  const path = ctx.path.replace(SECRET, '$1…');
  const line = { method: ctx.method, path, status, ms: Math.round(took) };
  logger[STATIC.test(path) ? 'debug' : 'info'](line, 'request');
}

function givenId(ctx: Context): string | undefined {
  const id = ctx.get('X-Request-Id');
  return ctx.app.proxy && GIVEN.test(id) ? id : undefined;
}
