import type { Context } from 'koa';
import { GatewayError } from '../core/errors.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether this request's method is allowed and should be handled. Answers OPTIONS itself. Refuses any other method with
 * 405 and `Allow` (RFC 9110, 15.5.6).
 */
export function isAllowed(ctx: Context, allowed: readonly string[] = READS): boolean {
  if (ctx.method !== 'OPTIONS' && allowed.includes(ctx.method)) return true;
  ctx.set('Allow', allowed.join(', '));
  if (ctx.method !== 'OPTIONS') throw new GatewayError('METHOD_NOT_ALLOWED', 'Method not allowed');
  ctx.status = 204;
  return false;
}
