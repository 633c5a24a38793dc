// The HTTP side of /graphql: hashes of registered operations, then uploads, then Apollo.
import { koaMiddleware } from '@as-integrations/koa';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import type { Site } from 'schema';
import { GatewayError } from '../core/errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { demandAdmin } from '../http/request-scope.ts';
import type { GatewayMiddleware } from '../http/state.ts';
import { uploadLimits } from '../modules/media/media.service.ts';
import type { Graphql } from './server.ts';

/** The text of a registered operation by its SHA-256 in hex; undefined if no kept release has it. */
export type FindOperation = (hash: string) => string | undefined;

export function graphqlMiddleware(graphql: Graphql, site: Site, findOperation: FindOperation): Middleware {
  const apollo = koaMiddleware(graphql.server, {
    context: async ({ ctx }) => ({ scope: ctx.state.scope, site }),
  });
  return compose([readBody, registeredOperation(findOperation), apollo]) as Middleware;
}

/** Multipart is a "simple" request that any page can send: who asks is settled before a byte of it is parsed. */
const readBody: GatewayMiddleware = async (ctx, next) => {
  if (!ctx.is('multipart/form-data')) return jsonBody(ctx, next);
  demandAdmin(ctx.state.scope);
  if (ctx.get('Apollo-Require-Preflight') === '') {
    throw new GatewayError('BAD_INPUT', 'Send the header Apollo-Require-Preflight with an upload');
  }
  const limits = { maxFiles: uploadLimits.files, maxFileSize: uploadLimits.bytes, maxFieldSize: 64_000 };
  ctx.request.body = await processRequest(ctx.req, ctx.res, limits);
  await next();
};

function registeredOperation(findOperation: FindOperation): GatewayMiddleware {
  return async (ctx, next) => {
    const body: unknown = ctx.method === 'GET' ? readParameters(ctx.query) : ctx.request.body;
    const hash = persistedHash(body);
    if (hash === undefined) return next();
    const query = findOperation(hash);
    if (query === undefined) {
      ctx.body = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
      return;
    }
    if (ctx.method === 'GET') ctx.query = { ...ctx.query, query };
    else ctx.request.body = { ...(body as object), query, extensions: {} };
    await next();
  };
}

function readParameters({ query, extensions }: Record<string, string | string[] | undefined>): unknown {
  try {
    return { query, extensions: JSON.parse(String(extensions ?? 'null')) };
  } catch {
    return {};
  }
}

/** The hash of a request that names its operation instead of carrying it. */
function persistedHash(body: unknown): string | undefined {
  const { query, extensions } = (body ?? {}) as {
    query?: unknown;
    extensions?: { persistedQuery?: { sha256Hash?: unknown } };
  };
  const hash = extensions?.persistedQuery?.sha256Hash;
  return query === undefined && typeof hash === 'string' ? hash : undefined;
}
