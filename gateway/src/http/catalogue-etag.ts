import type { Catalogue } from '../core/catalogue.ts';
import type { GatewayContext } from './state.ts';

/** Marks the answer with the catalogue's version and the code's. True, with 304 set, if the client has that one already. */
export async function isFresh(ctx: GatewayContext, catalogue: Catalogue): Promise<boolean> {
  ctx.set({ ETag: `"catalogue-${await catalogue.mark()}"`, 'Cache-Control': 'no-cache' });
  ctx.status = 200;
  if (!ctx.fresh) return false;
  ctx.status = 304;
  return true;
}
