import type { Versioned } from '../core/catalogue.ts';
import { chooseEncoding, etagOf, hasOneOf } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/** Sets the ETag: the catalogue's version and the code's tag. True, and status 304, if the client has that version. */
export async function isFresh(ctx: GatewayContext, catalogue: Pick<Versioned, 'cacheTag'>): Promise<boolean> {
  const tag = `catalogue-${await catalogue.cacheTag()}`;
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 200;
  // A client may have the short answer, which was sent without compression, or the long one.
  const isKnown = hasOneOf(
    ctx,
    [chooseEncoding(ctx), 'identity' as const].map((encoding) => etagOf(tag, encoding)),
  );
  if (isKnown) ctx.status = 304;
  return isKnown;
}
