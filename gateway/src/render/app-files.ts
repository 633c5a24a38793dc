/**
 * Files at fixed addresses for a part that is an installable app: its manifest, its service worker, and the list of its
 * files.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import type { Site } from 'schema';
import { isAllowed } from '../http/methods.ts';
import { answerSmallFile } from '../http/small-file.ts';
import type { Releases } from '../modules/releases/release.service.ts';
import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import { releaseFolder, webPath } from '../modules/releases/release-files.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { manifestIcons, manifestPath } from './icons.ts';

type Options = { releases: Pick<Releases, 'live'>; releasesFolder: string; site: SiteNow };
type App = NonNullable<Release['app']>;

/** The background of every page, for manifests. The pages themselves get it from the shell. */
export const PAPER = '#fbf6eb';

/** The colour of the bar above the agent's pages. */
const NAVY = '#10293f';

/** `id` makes it an app of its own, even if the site itself is installed, too. */
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

/** The worker may send requests to its own server only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Files that a page loads besides its document. */
const MADE_OF = /^web\/.*\.(js|css|woff2)$/;

const without = 'web/'.length;
const entryOf = (release: Release) => webPath(release, release.entry.slice(without));

/**
 * What the worker keeps for use without a connection: a document, and every script, style and font that the part's
 * pages may load. A document that does not name both `entries` belongs to another release than the files.
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

/** Answers `<scope>manifest.webmanifest`, `<scope>worker.js` and `<scope>files.json` of the live parts. */
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
      return answerSmallFile(context, type, JSON.stringify(describe()));
    }
    if (context.path !== `${app.scope}worker.js`) return next();
    if (!isAllowed(context)) return;
    const file = `web/${app.worker}`;
    context.set('content-security-policy', WORKER_POLICY);
    answerSmallFile(context, 'text/javascript', await readFile(join(releaseFolder(releasesFolder, release), file)));
  };
}
