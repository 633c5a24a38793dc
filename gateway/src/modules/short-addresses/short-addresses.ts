// Short addresses of homes, which can be printed and read aloud.
import { shortAddressPath } from 'schema';
import { renderSVG } from 'uqr';
import type { Database } from '../../core/database.ts';
import { isAllowed } from '../../http/methods.ts';
import { answerSmallFile } from '../../http/small-file.ts';
import type { GatewayMiddleware } from '../../http/state.ts';
import { slugOf } from './slug-of.ts';

export interface ShortAddresses {
  /** The id of the home, if visitors see it. */
  find(words: string): Promise<string | undefined>;
}

export const createShortAddresses = ({ read }: Pick<Database, 'read'>): ShortAddresses => ({
  async find(words) {
    const slug = slugOf(words);
    if (slug === '') return undefined;
    const [row] = await read<{ id: string }>(
      `select p.id from short_addresses s join properties p on p.id = s.property_id
      where s.slug = ? and p.archived_at is null`,
      [slug],
    );
    return row?.id;
  },
});

const QR = '/qr.svg';

/**
 * Redirects with 308 to the home's page and keeps the query. With `/qr.svg` at the end, answers with the short address
 * as a QR code. A sign outlives its listing, so an address without a home leads to the page that says so, as a draft's
 * and an archived home's do.
 */
export function shortAddressRoute({ find }: ShortAddresses, origin: string): GatewayMiddleware {
  return async (ctx, next) => {
    const isPicture = ctx.path.endsWith(QR);
    const path = isPicture ? ctx.path.slice(0, -QR.length) : ctx.path;
    const words = decodeURIComponent(path.slice(shortAddressPath.length + 1));
    const id = await find(words);
    const slug = slugOf(words);
    if (id === undefined && (isPicture || slug === '')) return next();
    if (!isAllowed(ctx)) return;
    // Browsers must ask each time: the home may be taken off the site.
    ctx.set('Cache-Control', 'no-cache');
    if (id === undefined) return ctx.redirect(`/properties/${slug}`);
    if (isPicture)
      return answerSmallFile(ctx, 'image/svg+xml', renderSVG(`${origin}${shortAddressPath}/${slug}`, { border: 2 }));
    ctx.status = 308;
    ctx.redirect(`/properties/${id}${ctx.search}`);
  };
}
