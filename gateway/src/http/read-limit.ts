import { rateLimited } from '../core/rate-limits.ts';
import type { ReadAllowance, ReadLimits } from '../core/read-limits.ts';
import type { GatewayMiddleware } from './state.ts';

/**
 * Counts the reads of an address, and tells it how many are left (draft-ietf-httpapi-ratelimit-headers-10). Over the
 * limit it answers 429 with `Retry-After`. Every GraphQL request counts; REST's writes have their own limits.
 */
export function readLimit(limits: ReadLimits): GatewayMiddleware {
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD' || ctx.path === '/graphql';
    const allowance = isRead ? limits.take(ctx.ip) : undefined;
    if (allowance === undefined) return next();
    ctx.set(allowanceHeaders(allowance));
    if (allowance.isOver) throw rateLimited(allowance.resetsIn);
    await next();
  };
}

export const allowanceHeaders = ({ limit, remaining, resetsIn }: ReadAllowance) => ({
  'RateLimit-Policy': `"reads";q=${limit.hits};w=${limit.seconds}`,
  RateLimit: `"reads";r=${remaining};t=${Math.ceil(resetsIn / 1000)}`,
});
