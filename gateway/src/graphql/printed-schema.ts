import { createHash } from 'node:crypto';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Middleware } from 'koa';
import { EncodedBody, isFreshTag } from '../http/encoding.ts';
import { isAllowed } from '../http/methods.ts';

/** The schema as text, for developers of clients. Unlike introspection, it is available in production. */
export function printedSchema(schema: GraphQLSchema): Middleware {
  const body = new EncodedBody(printSchema(lexicographicSortSchema(schema)));
  const tag = createHash('sha256').update(body.plain).digest('base64url');
  return (ctx) => {
    if (!isAllowed(ctx)) return;
    ctx.set('Cache-Control', 'public, no-cache');
    // `encoded-answers.ts` compresses it, and names the encoding in the tag.
    if (isFreshTag(ctx, tag)) return;
    ctx.body = body;
    ctx.type = 'text/plain';
  };
}
