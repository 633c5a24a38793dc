import type { Context, Middleware } from 'koa';
import { chooseEncoding, EncodedBody, etagOf } from './encoding.ts';

/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 1000;
const TEXTS = /^(application\/(json|xml|manifest\+json|graphql-response\+json|vnd\.oai)|text\/)/;

function textOf({ body, type }: Context): Buffer | undefined {
  if (!TEXTS.test(type) || body == null) return undefined;
  if (typeof body === 'string') return Buffer.from(body);
  if (Buffer.isBuffer(body)) return body;
  return Object.getPrototypeOf(body) === Object.prototype || Array.isArray(body)
    ? Buffer.from(JSON.stringify(body))
    : undefined;
}

/** Compresses texts, unless whoever answers has done so, and names the representation in their ETag. */
export const encodedAnswers: Middleware = async (ctx, next) => {
  await next();
  if (ctx.response.get('Content-Encoding') || ctx.status === 304 || ctx.status === 204) return;
  const text = textOf(ctx);
  if (text === undefined || text.length < WORTH_IT) return;
  const encoding = chooseEncoding(ctx);
  if (encoding === 'identity') return;
  const { type } = ctx.response;
  const etag = /^"(.*)"$/.exec(String(ctx.response.get('ETag')))?.[1];
  if (etag !== undefined) ctx.set('ETag', etagOf(etag, encoding));
  ctx.set('Content-Encoding', encoding);
  ctx.body = await new EncodedBody(text).as(encoding);
  ctx.type = type;
};
