import type { Catalogue } from '../core/catalogue.ts';
import type { GatewayContext } from './state.ts';

/**
 * Marks the answer with the catalogue's version and tells whether the client has it already: then 304 is set, and
 * no SQL is needed.
 */
export async function answerFresh(ctx: GatewayContext, catalogue: Catalogue): Promise<boolean> {
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.etag = `catalogue-${await catalogue.current()}`;
  ctx.status = 200;
  if (!ctx.fresh) return false;
  ctx.status = 304;
  return true;
}
