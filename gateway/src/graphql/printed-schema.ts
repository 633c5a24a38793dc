import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Middleware } from 'koa';
import { isAllowed } from '../http/methods.ts';

/** The schema as text, for developers of clients. Unlike introspection, it is available in production. */
export function printedSchema(schema: GraphQLSchema): Middleware {
  const text = printSchema(lexicographicSortSchema(schema));
  return (ctx) => {
    if (!isAllowed(ctx)) return;
    ctx.type = 'text/plain';
    ctx.set('Cache-Control', 'public, no-cache');
    ctx.body = text;
  };
}
