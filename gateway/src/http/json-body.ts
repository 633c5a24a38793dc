import type { Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';
import { parseBodies } from './body-parser.ts';

const of = (jsonLimit: string) => parseBodies({ enableTypes: ['json'], jsonLimit, jsonStrict: true });
const [ofVisitor, ofAgent] = [of('64kb'), of('4mb')];

/**
 * Reads a JSON body of at most 64 kB; 4 MB from the signed-in agent, who may send a spreadsheet. No body becomes `{}`;
 * other media types are refused.
 */
export const jsonBody: Middleware = async (ctx, next) => {
  const hasBody = ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length')) > 0;
  if (hasBody && !ctx.is('json')) throw new GatewayError('UNSUPPORTED_MEDIA', 'Send application/json');
  const parse = ctx.state.scope?.viewer === undefined ? ofVisitor : ofAgent;
  await parse(ctx, async () => {
    ctx.request.body ??= {};
    await next();
  });
};
