/** What a part that is an application of its own needs at fixed addresses: its manifest, its service worker, and the list of its files. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import type { Site } from 'schema';
import { etagOf } from '../http/encoding.ts';
import { isAllowed } from '../http/methods.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import { releaseFolder, webPath } from '../modules/releases/release-files.ts';
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

/** What a page is made of, besides its document. */
const MADE_OF = /^web\/.*\.(js|css|woff2)$/;

const without = 'web/'.length;
const entryOf = (release: Release) => webPath(release, release.entry.slice(without));

/**
 * What the worker keeps for when there is no line: a document, and every script, style and face that the part's pages may ask
 * for. A document that does not name both `entries` is of another release than the files.
 */
const filesOf = ({ shell }: ReleaseSet, release: Release, { start, worker }: App) => ({
  version: `${shell.version} ${release.version}`,
  start,
  entries: [entryOf(shell), entryOf(release)],
  files: [shell, release].flatMap((part) =>
    Object.keys(part.files)
      .filter((file) => MADE_OF.test(file) && file !== `web/${worker}`)
      .map((file) => webPath(part, file.slice(without))),
  ),
});

/** Answers `<scope>manifest.webmanifest`, `<scope>worker.js` and `<scope>files.json` of live parts, as they are now. */
export function appFiles({ releases, releasesFolder, site }: Options): Middleware {
  return async (context, next) => {
    const live = releases.live();
    const release = live?.remotes.find(({ app }) => app && context.path.startsWith(app.scope));
    if (!live || !release?.app) return next();
    const { app } = release;
    const described = {
      [manifestPath(release)]: ['application/manifest+json', () => manifest(site(), release, app)] as const,
      [`${app.scope}files.json`]: ['application/json', () => filesOf(live, release, app)] as const,
    }[context.path];
    if (described) {
      const [type, describe] = described;
      if (!isAllowed(context)) return;
      context.type = type;
      context.set('cache-control', 'no-cache');
      context.body = JSON.stringify(describe());
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
