import type { Versioned } from '../core/catalogue.ts';
import { isFreshTag } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/** Sets the ETag: the catalogue's version and the code's tag. True, and status 304, if the client has that version. */
export async function isFresh(ctx: GatewayContext, catalogue: Pick<Versioned, 'cacheTag'>): Promise<boolean> {
  const tag = `catalogue-${await catalogue.cacheTag()}`;
  ctx.set('Cache-Control', 'no-cache');
  return isFreshTag(ctx, tag);
}
