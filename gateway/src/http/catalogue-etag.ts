import type { Versioned } from '../core/catalogue.ts';
import { etagOf, isFreshTag } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/**
 * Sets the ETag: the catalogue's version and the code's tag. True, and status 304, if the client has that version. `*` asks
 * whether there is anything at all, which is not known yet: it is answered as a whole.
 */
export async function isFresh(ctx: GatewayContext, catalogue: Pick<Versioned, 'cacheTag'>): Promise<boolean> {
  const tag = `catalogue-${await catalogue.cacheTag()}`;
  ctx.set('Cache-Control', 'no-cache');
  if (ctx.get('If-None-Match').trim() !== '*') return isFreshTag(ctx, tag);
  ctx.vary('Accept-Encoding');
  ctx.status = 200;
  ctx.set('ETag', etagOf(tag, 'identity'));
  return false;
}
