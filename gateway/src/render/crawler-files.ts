/**
 * Files for programs: the sitemap with every public address, robots.txt, llms.txt, the manifest to install the site,
 * and the icon.
 */

import type { Context, Middleware } from 'koa';
import type { Site } from 'schema';
import type { Catalogue } from '../core/catalogue.ts';
import { isFresh } from '../http/catalogue-etag.ts';
import { StreamedText } from '../http/encoding.ts';
import { isAllowed } from '../http/methods.ts';
import { answerSmallFile } from '../http/small-file.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { ReleaseSet } from '../modules/releases/release.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { PAPER } from './app-files.ts';
import { manifestIcons, touchIcon } from './icons.ts';
import { llmsText } from './llms.ts';
import type { Sitemap } from './sitemap.ts';

interface Options {
  releases: Releases;
  sitemap: Sitemap;
  /** Its version also changes with the live releases. */
  catalogue: Catalogue;
  origin: string;
  site: SiteNow;
}

/** The site's name and look on a home screen. */
const manifest = ({ agent, brokerage, tagline }: Site, { shell }: ReleaseSet) => ({
  name: `${agent.name}, ${brokerage.name}`,
  short_name: agent.name,
  description: tagline,
  lang: 'en',
  start_url: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: manifestIcons(shell),
});

/** Where browsers look for an icon if a document names none, as one of JSON or a PDF. */
const GUESSED_ICON = /^\/(favicon\.ico|apple-touch-icon(-[\dx]+)?(-precomposed)?\.png)$/;

/** Where programs that keep passwords lead who is to change one (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = '/.well-known/change-password';

/**
 * Answers /robots.txt, /llms.txt, /manifest.webmanifest, /sitemap.xml and its parts; leads to the icon where one is guessed,
 * and to the agent's account.
 */
export function crawlerFiles({ releases, sitemap, catalogue, origin, site }: Options): Middleware {
  const robots = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    // Where llms.txt leads.
    'Allow: /api/openapi.json',
    'Allow: /api/properties',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
  const files: Readonly<Record<string, (set: ReleaseSet) => [type: string, text: string]>> = {
    '/robots.txt': () => ['text/plain', robots],
    '/llms.txt': (set) => ['text/plain', llmsText(site(), set, origin)],
    '/manifest.webmanifest': (set) => ['application/manifest+json', JSON.stringify(manifest(site(), set))],
  };

  /** A sitemap is as long as the table of homes, so a client that has the current one gets 304. */
  async function answerSitemap(context: Context, set: ReleaseSet): Promise<boolean> {
    const parts = await sitemap(context.path, set);
    if (parts === undefined) return false;
    if (!isAllowed(context) || (await isFresh(context, catalogue))) return true;
    context.body = new StreamedText(parts);
    context.type = 'application/xml';
    return true;
  }

  return async (context, next) => {
    const set = releases.live();
    if (!set) return next();
    if (context.path.startsWith('/sitemap') && (await answerSitemap(context, set))) return;
    const place = GUESSED_ICON.test(context.path)
      ? touchIcon(set.shell)
      : context.path === CHANGE_PASSWORD && '/admin/account';
    if (place) {
      if (!isAllowed(context)) return;
      context.set('Cache-Control', 'public, max-age=3600');
      return context.redirect(place);
    }
    const file = files[context.path];
    if (!file) return next();
    if (!isAllowed(context)) return;
    answerSmallFile(context, ...file(set));
  };
}
