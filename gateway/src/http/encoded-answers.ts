import type { Context, Middleware } from 'koa';
import { chooseEncoding, EncodedBody, etagOf, StreamedText } from './encoding.ts';

/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 1000;
const TEXTS = /^(application\/(json|xml|manifest\+json|graphql-response\+json|vnd\.oai)|text\/)/;

function textOf({ body, type }: Context): EncodedBody | StreamedText | undefined {
  if (body instanceof EncodedBody || body instanceof StreamedText) return body;
  if (!TEXTS.test(type) || body == null) return undefined;
  if (typeof body === 'string' || Buffer.isBuffer(body)) return new EncodedBody(body);
  return Object.getPrototypeOf(body) === Object.prototype || Array.isArray(body)
    ? new EncodedBody(JSON.stringify(body))
    : undefined;
}

const isShort = (text: EncodedBody | StreamedText) => text instanceof EncodedBody && text.plain.length < WORTH_IT;

/** Compresses texts, unless whoever answers has done so, and names the representation in their ETag. A kept one is compressed once. */
export const encodedAnswers: Middleware = async (ctx, next) => {
  await next();
  if (ctx.response.get('Content-Encoding') || ctx.status === 304 || ctx.status === 204) return;
  const text = textOf(ctx);
  if (text === undefined) return;
  // A new body has a type of its own until it is told the one it had, charset and all.
  const type = ctx.response.get('Content-Type');
  const encoding = isShort(text) ? 'identity' : chooseEncoding(ctx);
  if (encoding !== 'identity') {
    const etag = /^"(.*)"$/.exec(String(ctx.response.get('ETag')))?.[1];
    if (etag !== undefined) ctx.set('ETag', etagOf(etag, encoding));
    ctx.set('Content-Encoding', encoding);
  }
  ctx.body = await text.as(encoding);
  ctx.set('Content-Type', type);
};
