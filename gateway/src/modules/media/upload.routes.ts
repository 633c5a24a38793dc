import type Router from '@koa/router';
import type { Next } from 'koa';
import { restPaths } from 'schema';
import { GatewayError } from '../../core/errors.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import type { GatewayContext, State } from '../../http/state.ts';
import { receivedImages, receiveImages } from './receive-images.ts';

export function uploadRoutes(router: Router<State>): void {
  router.post(restPaths.adminUpload, demandUploader, receiveImages, async (ctx) => {
    const { media } = demandAdmin(ctx.state.scope);
    ctx.body = { filePaths: await media.upload(receivedImages(ctx)) };
    ctx.status = 201;
  });
}

/** A page of any site can send multipart without a preflight, so the client is checked before the body is parsed. */
async function demandUploader(ctx: GatewayContext, next: Next): Promise<void> {
  demandAdmin(ctx.state.scope);
  if (!ctx.is('multipart/form-data')) throw new GatewayError('UNSUPPORTED_MEDIA', 'Send multipart/form-data');
  await next();
}
