/** Serves the files of stored releases: immutable, precompressed, exactly those that release.json names. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context, Middleware } from 'koa';
import parseRange from 'range-parser';
import type { Releases } from './release.service.ts';
import { releaseFolder } from './release-files.ts';

const PATH = /^\/releases\/([^/]+)\/([^/]+)\/(web\/.+)$/;

/** The header, where it counts: RFC 9110 (14.2) ignores one on any other method, or in a unit that nobody knows. */
function rangeOf(context: Context): string {
  const header = context.get('range');
  return context.method === 'GET' && /^bytes=/i.test(header) ? header : '';
}

/**
 * A part of a file where the request asks for one, else the whole. Safari plays no video that cannot be asked for in parts.
 * 416 when the file has no such part; several parts at once are answered as a whole, as RFC 9110 (14.2) allows.
 */
function sendFile(context: Context, path: string): void {
  const { size } = statSync(path);
  context.set('accept-ranges', 'bytes');
  const ranges = parseRange(size, rangeOf(context));
  if (ranges === -1) {
    context.set('content-range', `bytes */${size}`);
    // These are words about the file, not the file.
    context.remove('content-encoding');
    context.set('cache-control', 'no-store');
    context.status = 416;
    return;
  }
  const [range, ...more] = ranges === -2 ? [] : ranges;
  if (!range || more.length > 0) {
    context.length = size;
    context.body = createReadStream(path);
    return;
  }
  context.status = 206;
  context.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  context.length = range.end - range.start + 1;
  context.body = createReadStream(path, range);
}

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
    context.set('cache-control', 'public, max-age=31536000, immutable');
    context.set('x-content-type-options', 'nosniff');
    context.vary('accept-encoding');
    if (isCompressed) context.set('content-encoding', 'br');
    sendFile(context, served);
  };
}
