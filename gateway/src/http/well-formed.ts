import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

/** Refuses a path with invalid percent escapes before later middleware decodes it. */
export const wellFormed: Middleware = async (ctx, next) => {
  if (ctx.path.includes('%')) demandReadable(ctx.path);
  await next();
};

function demandReadable(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    throw new GatewayError('BAD_INPUT', 'This address cannot be read');
  }
}
