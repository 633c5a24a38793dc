import { type Guide, guidePath, guides, type Site } from 'schema';
import { hasAnswerAlready } from '../../http/if-none-match.ts';
import { isAllowed } from '../../http/methods.ts';
import type { GatewayMiddleware } from '../../http/state.ts';
import type { SiteNow } from '../site-content/current-site.ts';
import type { SignedGuide } from './sign-guide.ts';

/** The PDF library is loaded only when somebody asks for a guide. */
async function sign(guide: Guide, site: Site, origin: string): Promise<SignedGuide> {
  const { signGuide } = await import('./sign-guide.ts');
  return signGuide(guide.slug, site, origin);
}

/** The guides for the site's current identity. Each is signed once, and again only when the identity changes. */
function openSignedGuides(origin: string) {
  const bySite = new WeakMap<Site, Map<Guide, Promise<SignedGuide>>>();
  return async (guide: Guide, site: Site): Promise<SignedGuide> => {
    const signed = bySite.get(site) ?? new Map<Guide, Promise<SignedGuide>>();
    bySite.set(site, signed);
    const pending = signed.get(guide) ?? sign(guide, site, origin);
    signed.set(guide, pending);
    try {
      return await pending;
    } catch (error) {
      signed.delete(guide);
      throw error;
    }
  };
}

/**
 * `/guides/buyers-guide.pdf`: the printed booklet with the agent's details on its back. Other addresses go on to later
 * middleware.
 */
export function guideRoute(site: SiteNow, origin: string): GatewayMiddleware {
  const find = openSignedGuides(origin);
  return async (ctx, next) => {
    const guide = guides.find(({ slug }) => guidePath(slug) === ctx.path);
    if (!guide) return next();
    if (!isAllowed(ctx)) return;
    const { bytes, etag } = await find(guide, site());
    // Browsers must ask each time: the agent may have a new phone number.
    ctx.set('Cache-Control', 'no-cache');
    ctx.set('Content-Disposition', `inline; filename="${guide.slug}.pdf"`);
    ctx.type = 'application/pdf';
    ctx.etag = etag;
    ctx.status = 200;
    if (hasAnswerAlready(ctx)) ctx.status = 304;
    else ctx.body = bytes;
  };
}
