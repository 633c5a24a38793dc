import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Logger } from '../core/logger.ts';
import { withRequestId } from '../core/request-id.ts';
import type { GatewayContext, GatewayMiddleware } from './state.ts';

const STATIC = /\.[a-z0-9]{2,5}$/i;
/**
 * The rest of a /words/ path is the secret of a link with which a client writes a testimonial. It must not be logged.
 */
const SECRET = /^(\/words\/).+/;
const GIVEN = /^[\w-]{8,64}$/;

/**
 * Gives the request an id for the answer, the log and everything that it changes, and logs the result. A trusted
 * proxy's X-Request-Id is kept, so that one id is in its log and in ours. Files are logged at debug level only.
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

/** Sets and returns the request's id. */
export function nameRequest(ctx: GatewayContext): string {
  ctx.state.requestId = givenId(ctx) ?? randomUUID();
  return ctx.state.requestId;
}

/** `took` is in milliseconds. */
export function logRequest(logger: Logger, ctx: Context, status: number, took: number): void {
  const path = ctx.path.replace(SECRET, '$1…');
  const line = { method: ctx.method, path, status, ms: Math.round(took) };
  logger[STATIC.test(path) ? 'debug' : 'info'](line, 'request');
}

function givenId(ctx: Context): string | undefined {
  const id = ctx.get('X-Request-Id');
  return ctx.app.proxy && GIVEN.test(id) ? id : undefined;
}
