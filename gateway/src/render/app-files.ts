/** What a part that is an application of its own needs at fixed addresses: its manifest and its service worker. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import type { Site } from 'schema';
import { etagOf } from '../http/encoding.ts';
import { isAllowed } from '../http/methods.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { Release } from '../modules/releases/release.ts';
import { releaseFolder } from '../modules/releases/release-files.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { manifestIcons, manifestPath } from './icons.ts';

type Options = { releases: Pick<Releases, 'live'>; releasesFolder: string; site: SiteNow };
type App = NonNullable<Release['app']>;

/** The ground of every page; the look itself is the shell's business. */
export const PAPER = '#fbf6eb';

/** The bar above the agent's pages. */
const NAVY = '#10293f';

/** `id`: installed beside the site itself, it is another application. */
const manifest = ({ agent }: Site, release: Release, { scope, start }: App) => ({
  id: scope,
  name: `${agent.name}, desk`,
  short_name: 'Desk',
  lang: 'en',
  scope,
  start_url: start,
  display: 'standalone',
  background_color: PAPER,
  theme_color: NAVY,
  icons: manifestIcons(release),
});

/** It asks its own server and nobody else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Answers `<scope>manifest.webmanifest` and `<scope>worker.js` of live parts, as they are now. */
export function appFiles({ releases, releasesFolder, site }: Options): Middleware {
  return async (context, next) => {
    const release = releases.live()?.remotes.find(({ app }) => app && context.path.startsWith(app.scope));
    if (!release?.app) return next();
    const { app } = release;
    if (context.path === manifestPath(release)) {
      if (!isAllowed(context)) return;
      context.type = 'application/manifest+json';
      context.set('cache-control', 'no-cache');
      context.body = JSON.stringify(manifest(site(), release, app));
      return;
    }
    if (context.path !== `${app.scope}worker.js`) return next();
    if (!isAllowed(context)) return;
    const file = `web/${app.worker}`;
    context.type = 'text/javascript';
    context.set({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY });
    context.set('etag', etagOf(release.files[file]?.integrity ?? '', 'identity'));
    context.body = await readFile(join(releaseFolder(releasesFolder, release), file));
  };
}
