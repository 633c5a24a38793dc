import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Logger } from '../core/logger.ts';
import { withRequestId } from '../core/request-id.ts';
import type { GatewayMiddleware } from './state.ts';

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
    ctx.state.requestId = givenId(ctx) ?? randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    return withRequestId(ctx.state.requestId, async () => {
      await next();
      const { method, status } = ctx;
      const path = ctx.path.replace(SECRET, '$1…');
      const ms = Math.round(performance.now() - start);
      logger[STATIC.test(path) ? 'debug' : 'info']({ method, path, status, ms }, 'request');
    });
  };
}

function givenId(ctx: Context): string | undefined {
  const id = ctx.get('X-Request-Id');
  return ctx.app.proxy && GIVEN.test(id) ? id : undefined;
}
