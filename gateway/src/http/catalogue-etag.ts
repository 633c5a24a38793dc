import type { Versioned } from '../core/catalogue.ts';
import { chooseEncoding, etagOf, hasOneOf } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/**
 * Sets the ETag: the catalogue's version and the code's tag. True, and status 304, if the client has that version. `*` asks
 * whether there is anything at all, which is not known yet: it is answered as a whole.
 */
export async function isFresh(ctx: GatewayContext, catalogue: Pick<Versioned, 'cacheTag'>): Promise<boolean> {
  const tag = `catalogue-${await catalogue.cacheTag()}`;
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 200;
  const isAny = ctx.get('If-None-Match').trim() === '*';
  // A client may have the short answer, which was sent without compression, or the long one.
  const encodings = [chooseEncoding(ctx), 'identity'] as const;
  const isKnown = hasOneOf(
    ctx,
    (isAny ? [] : encodings).map((encoding) => etagOf(tag, encoding)),
  );
  if (isAny) ctx.set('ETag', etagOf(tag, 'identity'));
  if (isKnown) ctx.status = 304;
  return isKnown;
}
