import type { Versioned } from '../core/catalogue.ts';
import { chooseEncoding, etagOf, hasOneOf } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/** Marks the answer with the catalogue's version and the code's. True, with 304 set, if the client has that one already. */
export async function isFresh(ctx: GatewayContext, catalogue: Pick<Versioned, 'cacheTag'>): Promise<boolean> {
  const tag = `catalogue-${await catalogue.cacheTag()}`;
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 200;
  // What a short answer was sent as is as good as what a long one was.
  const isKnown = hasOneOf(
    ctx,
    [chooseEncoding(ctx), 'identity' as const].map((encoding) => etagOf(tag, encoding)),
  );
  if (isKnown) ctx.status = 304;
  return isKnown;
}
