import type { Context, Middleware } from 'koa';
import { attachedAssetsPath } from 'schema';
import { openToAll } from '../../http/cross-origin.ts';
import { hasAnswerAlready } from '../../http/if-none-match.ts';
import { isAllowed } from '../../http/methods.ts';
import type { StoredObject } from '../../storage/object-store.ts';
import type { PhotoLinks } from './photo-links.ts';
import type { PictureStore } from './picture-store.ts';

/** Names of pictures that this or an earlier release made. No other name reaches the store. */
const NAME = /^[0-9a-f]{20}(?:-\d{1,5}\.(?:avif|webp|jpg)|\.jpg)$/;
const YEAR = 31_536_000;

/** WebP, a format of earlier releases. */
const isOld = (name: string): boolean => name.endsWith('.webp');

/**
 * Serves uploaded pictures, or redirects browsers to the store itself with `links`. A picture never changes under its
 * name, so caches may keep it for ever.
 */
export function attachedAssets(store: PictureStore, links?: PhotoLinks): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${attachedAssetsPath}/`)) return next();
    const name = ctx.path.slice(attachedAssetsPath.length + 1);
    if (!NAME.test(name)) return;
    // For an old name the gateway may have to send another file, so it does not redirect.
    if (links && !isOld(name)) {
      if (isAllowed(ctx)) sendTo(ctx, await links.to(name), links.seconds);
      return;
    }
    const [found, picture] = await openInStead(store, name);
    if (!picture) return;
    try {
      if (isAllowed(ctx)) answer(ctx, found, picture);
    } finally {
      // Nobody else closes what is not sent, and Node ends the process for a file that it finds open.
      if (ctx.body == null) picture.body.destroy();
    }
  };
}

/**
 * Pages of earlier releases ask for WebP. If there is none, they get the JPEG of the same size. The agent's pages, which know
 * only the name of a new picture, ask for a small size. A picture that is no wider was not made in it, and they get the whole.
 */
async function openInStead(
  store: PictureStore,
  name: string,
): Promise<[name: string, picture?: StoredObject | undefined]> {
  for (const file of new Set([name, name.replace(/\.webp$/, '.jpg'), name.replace(/-\d+\.\w+$/, '.jpg')])) {
    const picture = await store.open(file);
    if (picture) return [file, picture];
  }
  return [name];
}

function sendTo(ctx: Context, address: string, seconds: number): void {
  openToAll(ctx);
  ctx.set('Cache-Control', `public, max-age=${seconds}`);
  ctx.redirect(address);
}

function answer(ctx: Context, name: string, { bytes, body }: StoredObject): void {
  openToAll(ctx);
  ctx.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
  ctx.type = name.slice(name.lastIndexOf('.'));
  ctx.etag = name;
  ctx.status = 200;
  if (hasAnswerAlready(ctx)) {
    ctx.status = 304;
    return;
  }
  ctx.length = bytes;
  if (ctx.method === 'GET') ctx.body = body;
}
