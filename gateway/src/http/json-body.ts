import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: '64kb', jsonStrict: true });

/** Reads a JSON body of at most 64 kB. No body at all is `{}`; a body of another kind is refused. */
export const jsonBody: Middleware = async (ctx, next) => {
  const hasBody = ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;
  if (hasBody && !ctx.is('json')) throw new GatewayError('UNSUPPORTED_MEDIA', 'Send application/json');
  await parse(ctx, async () => {
    ctx.request.body ??= {};
    await next();
  });
};
