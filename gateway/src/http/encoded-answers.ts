import type { Context, Middleware } from 'koa';
import { chooseEncoding, EncodedBody, etagOf, StreamedText } from './encoding.ts';

/** Bytes. Below this, compression saves less than its headers cost. */
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

/**
 * Compresses text bodies that are not compressed yet, and names the encoding in their ETag. A cached body is compressed
 * only once.
 */
export const encodedAnswers: Middleware = async (ctx, next) => {
  await next();
  if (ctx.response.get('Content-Encoding') || ctx.status === 304 || ctx.status === 204) return;
  const text = textOf(ctx);
  if (text === undefined) return;
  // Koa sets a new type with a new body, so the type of before, with its charset, is set again.
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
