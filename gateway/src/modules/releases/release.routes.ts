/** Serves the files of stored releases: immutable, precompressed, exactly those that release.json names. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Middleware } from 'koa';
import type { Releases } from './release.service.ts';
import { releaseFolder } from './release-files.ts';

const PATH = /^\/releases\/([^/]+)\/([^/]+)\/(web\/.+)$/;

/** Answers `/releases/<name>/<version>/web/<file>`; 404 for anything that no stored release holds. */
export function releaseFiles(releases: Releases, root: string): Middleware {
  return async (context, next) => {
    const [, name = '', version = '', file = ''] = PATH.exec(decodeURIComponent(context.path)) ?? [];
    if (!name) return next();
    const release = releases.find(name, version);
    if (!release?.files[file]) return context.throw(404);
    const path = join(releaseFolder(root, release), file);
    if (!existsSync(path)) return context.throw(404);
    const brotli = `${path}.br`;
    const isCompressed = context.acceptsEncodings('br') === 'br' && existsSync(brotli);
    const served = isCompressed ? brotli : path;
    context.type = extname(file);
    context.length = statSync(served).size;
    context.set('cache-control', 'public, max-age=31536000, immutable');
    context.set('x-content-type-options', 'nosniff');
    context.vary('accept-encoding');
    if (isCompressed) context.set('content-encoding', 'br');
    context.body = createReadStream(served);
  };
}
