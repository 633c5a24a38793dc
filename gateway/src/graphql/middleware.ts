// Serves /graphql over HTTP.
import { koaMiddleware } from '@as-integrations/koa';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import type { Catalogue } from '../core/catalogue.ts';
import { GatewayError } from '../core/errors.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import { isFresh } from '../http/catalogue-etag.ts';
import { jsonBody } from '../http/json-body.ts';
import { isAllowed } from '../http/methods.ts';
import { demandAdmin } from '../http/request-scope.ts';
import { mayRepeat, whileUnchanged } from '../http/response-cache.ts';
import type { GatewayMiddleware } from '../http/state.ts';
import { uploadLimits } from '../modules/media/media.service.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { knownQueries } from './known-queries.ts';
import { type FindOperation, type OnOperation, registeredOperation } from './registered-operation.ts';
import { requestBounds } from './request-bounds.ts';
import type { Graphql } from './server.ts';

export interface GraphqlMiddlewareDeps {
  readonly graphql: Graphql;
  readonly site: SiteNow;
  readonly catalogue: Catalogue;
  readonly answers: AnswerCache;
  readonly findOperation: FindOperation;
  readonly onOperation?: OnOperation | undefined;
}

export function graphqlMiddleware({
  graphql,
  site,
  catalogue,
  answers,
  ...operations
}: GraphqlMiddlewareDeps): Middleware {
  const apollo = koaMiddleware(graphql.server, {
    context: async ({ ctx }) => ({ scope: ctx.state.scope, site }),
  });
  return compose([
    knownMethods,
    headAsGet,
    readBody,
    requestBounds,
    registeredOperation(operations),
    conditionalGet(catalogue),
    knownQueries({ answers, site, compiled: graphql.compiled }),
    apollo,
  ]) as Middleware;
}

const knownMethods: GatewayMiddleware = async (ctx, next) => {
  if (isAllowed(ctx, ['GET', 'HEAD', 'POST', 'OPTIONS'])) await next();
};

/** Apollo refuses HEAD. It is answered as GET is, and Koa leaves the body out. */
const headAsGet: GatewayMiddleware = async (ctx, next) => {
  if (ctx.method !== 'HEAD') return next();
  ctx.method = 'GET';
  try {
    await next();
  } finally {
    ctx.method = 'HEAD';
  }
};

/** A page of any site can send multipart without a preflight, so the client is checked before the body is parsed. */
const readBody: GatewayMiddleware = async (ctx, next) => {
  if (!ctx.is('multipart/form-data')) return jsonBody(ctx, next);
  demandAdmin(ctx.state.scope);
  if (ctx.get('Apollo-Require-Preflight') === '') {
    throw new GatewayError('BAD_INPUT', 'Send the header Apollo-Require-Preflight with an upload');
  }
  const limits = { maxFiles: uploadLimits.files, maxFileSize: uploadLimits.bytes, maxFieldSize: 64_000 };
  ctx.request.body = await processRequest(ctx.req, ctx.res, limits).catch((error: unknown) => {
    throw asBadInput(error);
  });
  await next();
};

/** The parser's errors bear neither a status, as graphql-upload's do, nor a code. Those with 400 name the wrong part. */
function asBadInput(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  if (!('status' in error)) return new GatewayError('BAD_INPUT', 'Malformed multipart body', { cause: error });
  return error.status === 400 ? new GatewayError('BAD_INPUT', error.message, { cause: error }) : error;
}

/** A visitor's GET costs no query while the catalogue is unchanged. */
function conditionalGet(catalogue: Catalogue): GatewayMiddleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.state.scope.viewer !== undefined) return next();
    const isTrue = whileUnchanged(catalogue);
    if (await isFresh(ctx, catalogue)) return mayRepeat(ctx, isTrue);
    await next();
    // An answer with errors must not be cached (`cached-answers.ts`).
    if (ctx.status === 200 && ctx.response.get('Cache-Control') !== 'no-store') return;
    ctx.remove('ETag');
    ctx.set('Cache-Control', 'no-store');
  };
}
