/** Serves the files of stored releases: immutable, precompressed, and only those that release.json names. */

import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, Middleware } from 'koa';
import parseRange from 'range-parser';
import { openToAll } from '../../http/cross-origin.ts';
import { chooseEncoding, etagOf } from '../../http/encoding.ts';
import { hasAnswerAlready } from '../../http/if-none-match.ts';
import { isAllowed } from '../../http/methods.ts';
import type { Releases } from './release.service.ts';
import { releaseFolder, suffixes } from './release-files.ts';

const PATH = /^\/(releases|federation)\/([^/]+)\/([^/]+)\/(.+)$/;

/** The file of a release for an address: `web/…` for the site's own pages, `foreign/…` for other sites. */
function fileOf(path: string) {
  const [, door, name = '', version = '', rest = ''] = PATH.exec(path) ?? [];
  const isForeign = door === 'federation';
  const file = isForeign ? `foreign/${rest}` : rest;
  return isForeign || file.startsWith('web/') ? { name, version, file, isForeign } : undefined;
}

/**
 * The `Range` header, if it applies. RFC 9110 (14.2) ignores it for other methods and unknown units, and if `If-Range`
 * names another representation (13.1.5).
 */
function rangeOf(context: Context): string {
  const header = context.get('range');
  const condition = context.get('if-range');
  const isMeant = condition === '' || condition === context.response.get('etag');
  return context.method === 'GET' && isMeant && /^bytes=/i.test(header) ? header : '';
}

/**
 * Sends a part of a file if the request asks for one, otherwise the whole. Safari plays no video without parts. Answers
 * 416 if the file has no such part. A request for several parts gets the whole file, as RFC 9110 (14.2) allows.
 */
async function sendFile(context: Context, file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  context.set('accept-ranges', 'bytes');
  const ranges = parseRange(size, rangeOf(context));
  if (ranges === -1) {
    context.set('content-range', `bytes */${size}`);
    // The body is a message about the file, not the file.
    context.remove('content-encoding');
    context.set('cache-control', 'no-store');
    context.status = 416;
    return;
  }
  const [range, ...more] = ranges === -2 ? [] : ranges;
  if (!range || more.length > 0) {
    context.length = size;
    context.body = file.createReadStream();
    return;
  }
  context.status = 206;
  context.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  context.length = range.end - range.start + 1;
  context.body = file.createReadStream(range);
}

/**
 * Answers `/releases/<name>/<version>/web/<file>` and, for any origin, `/federation/<name>/<version>/<file>`. 404 for a
 * file that is in no stored release.
 */
export function releaseFiles(releases: Releases, root: string): Middleware {
  return async (context, next) => {
    const found = fileOf(decodeURIComponent(context.path));
    if (!found) return next();
    const { name, version, file, isForeign } = found;
    if (isForeign) openToAll(context);
    const release = await releases.lookUp(name, version);
    const integrity = release?.files[file]?.integrity;
    if (!release || integrity === undefined) return context.throw(404);
    const path = join(releaseFolder(root, release), file);
    if (!existsSync(path)) await releases.fetch(release);
    if (!existsSync(path)) return context.throw(404);
    if (!isAllowed(context)) return;
    const encoding = chooseEncoding(
      context,
      (['br', 'gzip'] as const).filter((offered) => existsSync(path + suffixes[offered])),
    );
    context.set('cache-control', 'public, max-age=31536000, immutable');
    context.set('etag', etagOf(integrity, encoding));
    context.status = 200;
    if (hasAnswerAlready(context)) {
      context.status = 304;
      return;
    }
    // Before anything is said about a body: a file that does not open is an error with an answer of its own.
    const opened = await open(path + suffixes[encoding]);
    context.type = extname(file);
    if (encoding !== 'identity') context.set('content-encoding', encoding);
    try {
      await sendFile(context, opened);
    } finally {
      if (context.body == null) await opened.close();
    }
  };
}
