import type { FileHandle } from 'node:fs/promises';
import type { Context, Middleware } from 'koa';
import { attachedAssetsPath } from 'schema';
import { openToAll } from '../../http/cross-origin.ts';
import { isAllowed } from '../../http/methods.ts';
import type { PictureStore } from './picture-store.ts';

/** Exactly the names that the media service makes; nothing else reaches the file system. */
const NAME = /^[0-9a-f]{20}(?:-\d{1,5}\.(?:avif|webp|jpg)|\.jpg)$/;
const YEAR = 31_536_000;

/** Serves uploaded pictures. They never change under a name, so caches may keep them for ever. */
export function attachedAssets(store: PictureStore): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${attachedAssetsPath}/`)) return next();
    const name = ctx.path.slice(attachedAssetsPath.length + 1);
    if (!NAME.test(name)) return;
    const file = await store.open(name);
    if (!file) return;
    try {
      if (isAllowed(ctx)) await answer(ctx, name, file);
    } finally {
      // What is sent closes itself at its end.
      if (ctx.body == null) await file.close();
    }
  };
}

async function answer(ctx: Context, name: string, file: FileHandle): Promise<void> {
  openToAll(ctx);
  ctx.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
  ctx.type = name.slice(name.lastIndexOf('.'));
  ctx.etag = name;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.length = (await file.stat()).size;
  if (ctx.method === 'GET') ctx.body = file.createReadStream();
}
