/** The stable address at which other sites find a live part's slots: `/federation/<name>/mf-manifest.json`. */

import { existsSync } from 'node:fs';
import type { Middleware } from 'koa';
import { unavailable } from '../../core/errors.ts';
import { openToAll } from '../../http/cross-origin.ts';
import { chooseEncoding, EncodedBody, etagOf } from '../../http/encoding.ts';
import { hasAnswerAlready } from '../../http/if-none-match.ts';
import { isAllowed } from '../../http/methods.ts';
import { readForeignManifest } from './foreign-manifest.ts';
import type { Releases } from './release.service.ts';
import { foreignPath, releaseFolder } from './release-files.ts';

const PATH = /^\/federation\/([^/]+)\/mf-manifest\.json$/;

type Options = { releases: Pick<Releases, 'live' | 'fetch'>; folder: string; origin: string };

/**
 * Answers with the manifest of the live release, with absolute addresses of this site. 404 for a part that offers
 * nothing, 503 while its files are not on the disk. Clients must revalidate the manifest each time; the files that it
 * names never change.
 */
export function foreignManifests({ releases, folder, origin }: Options): Middleware {
  return async (context, next) => {
    const [, name] = PATH.exec(context.path) ?? [];
    if (name === undefined) return next();
    openToAll(context);
    const release = releases.live()?.remotes.find((remote) => remote.name === name && remote.foreign.length > 0);
    if (!release) {
      context.status = 404;
      context.set('cache-control', 'no-store');
      context.body = 'No part of this name is live and offers something to other sites\n';
      return;
    }
    if (!isAllowed(context)) return;
    const encoding = chooseEncoding(context);
    context.status = 200;
    context.set('cache-control', 'no-cache');
    // The addresses in it are of this origin: once that is another one, it is another manifest.
    context.set('etag', etagOf(`${release.version}@${origin}`, encoding));
    if (hasAnswerAlready(context)) {
      context.status = 304;
      return;
    }
    const target = releaseFolder(folder, release);
    if (!existsSync(target)) await releases.fetch(release);
    // The files are lost and there is no store. A new publish of the release brings them back.
    if (!existsSync(target)) throw unavailable();
    const manifest = readForeignManifest(target);
    const metaData = { ...manifest.metaData, publicPath: `${origin}${foreignPath(release, '')}` };
    context.type = 'json';
    if (encoding !== 'identity') context.set('content-encoding', encoding);
    context.body = await new EncodedBody(JSON.stringify({ ...manifest, metaData })).as(encoding);
  };
}
