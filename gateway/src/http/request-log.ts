import { randomUUID } from 'node:crypto';
import type { Logger } from '../core/logger.ts';
import type { GatewayMiddleware } from './state.ts';

const STATIC = /\.[a-z0-9]{2,5}$/i;

/** Names the request, for the answer and the log, and logs how it went. Files are logged at debug only. */
export function requestLog(logger: Logger): GatewayMiddleware {
  return async (ctx, next) => {
    const start = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
    const { method, path, status } = ctx;
    const ms = Math.round(performance.now() - start);
    const level = STATIC.test(path) ? 'debug' : 'info';
    logger[level]({ requestId: ctx.state.requestId, method, path, status, ms }, 'request');
  };
}
