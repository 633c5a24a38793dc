import { Readable } from 'node:stream';
import Koa, { type Context, type Middleware } from 'koa';
import compose from 'koa-compose';
import { attachedAssetsPath, guidesPath, shortAddressPath } from 'schema';
import type { Catalogue } from './core/catalogue.ts';
import { type Env, isTrustworthy, originOf } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import type { ReadLimits } from './core/read-limits.ts';
import { explorer, explorerPath } from './graphql/explorer.ts';
import { graphqlMiddleware } from './graphql/middleware.ts';
import { printedSchema } from './graphql/printed-schema.ts';
import type { FindOperation, OnOperation } from './graphql/registered-operation.ts';
import type { Graphql } from './graphql/server.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import { catalogueAnswers } from './http/catalogue-answer.ts';
import { crossOriginReads } from './http/cross-origin.ts';
import { encodedAnswers } from './http/encoded-answers.ts';
import { endedBodies } from './http/ended-bodies.ts';
import { errorAnswer } from './http/error-answer.ts';
import { noStore, securityHeaders } from './http/headers.ts';
import { originCheck } from './http/origin-check.ts';
import { preconditions } from './http/preconditions.ts';
import { type Health, probes } from './http/probes.ts';
import { readLimit } from './http/read-limit.ts';
import { requestLog } from './http/request-log.ts';
import { responseCache } from './http/response-cache.ts';
import { apiRoutes } from './http/router.ts';
import { requestScope } from './http/scope.ts';
import { sessionCookie, sessionMiddleware } from './http/session.ts';
import type { GatewayMiddleware } from './http/state.ts';
import { wellFormed } from './http/well-formed.ts';
import { guideRoute } from './modules/guides/guide-route.ts';
import { plainFormRoutes } from './modules/leads/plain-form.routes.ts';
import { attachedAssets } from './modules/media/attached-assets.ts';
import type { PhotoLinks } from './modules/media/photo-links.ts';
import type { PictureStore } from './modules/media/picture-store.ts';
import { shortAddressRoute } from './modules/short-addresses/short-addresses.ts';
import type { SiteNow } from './modules/site-content/current-site.ts';
import { wordsPath } from './modules/testimonial-requests/link-token.ts';
import { wordsRoutes } from './modules/testimonial-requests/words.routes.ts';
import type { ShowForm } from './render/submitted-form.ts';
import type { ServiceTable } from './services.ts';

export interface AppDeps {
  readonly env: Pick<Env, 'ANSWER_CACHE_MB' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'isProduction'>;
  readonly sessionKeys: readonly string[];
  readonly logger: Logger;
  readonly site: SiteNow;
  readonly table: ServiceTable;
  readonly catalogue: Catalogue;
  readonly answers: AnswerCache;
  readonly readLimits: ReadLimits;
  readonly graphql: Graphql;
  readonly store: PictureStore;
  readonly photoLinks: PhotoLinks | undefined;
  readonly health: Health;
  readonly findOperation: FindOperation;
  readonly onOperation?: OnOperation | undefined;
  /** Everything that is neither a door nor a picture; public, so no session reaches it. */
  readonly pages: Middleware;
  /** Answers a form that came back. */
  readonly showForm: ShowForm;
}

/** The gateway as a Koa app. The order of the list is the order of a request. */
export function createApp(deps: AppDeps): Koa {
  const { env, logger, catalogue, table } = deps;
  // Each trusted proxy adds an address to X-Forwarded-For; what stands before those is the client's word.
  const app = new Koa({ proxy: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY, keys: [...deps.sessionKeys] });
  const isHttps = env.PUBLIC_URL.startsWith('https:');
  const cookie = sessionCookie(env.PUBLIC_URL).name;
  const origin = originCheck({ publicUrl: env.PUBLIC_URL, cookie });
  const signedIn = [
    noStore,
    readLimit(deps.readLimits), // before anything costs
    origin, // before anything is read of the request
    sessionMiddleware(app, table.sessions, env.PUBLIC_URL),
    requestScope(table), // who asks, and what that one may use
  ];
  const answer = catalogueAnswers(catalogue, deps.answers);
  const [multipart, json] = apiRoutes({ answer, site: deps.site, schema: deps.graphql.schema });
  const plainForms = plainFormRoutes(deps.showForm);
  const api = [plainForms.routes(), multipart.routes(), json.routes(), json.allowedMethods()] as Middleware[];
  const list: Middleware[] = [
    endedBodies, // leaves nothing open of what nobody takes
    responseCache({ ...deps, capacity: env.ANSWER_CACHE_MB * 1_000_000 }), // sends again what may be sent again, and asks nothing below
    requestLog(logger), // names the request and sees every other answer
    errorAnswer(logger), // turns what anything below throws into an answer
    securityHeaders({ isHttps, isTrustworthy: isTrustworthy(env.PUBLIC_URL) }), // on every answer, errors included
    wellFormed, // before anything decodes the address
    preconditions, // sees the ETag of every answer below
    encodedAnswers, // compresses, and names the representation in its ETag
    probes(deps.health), // before everything that costs
    at(attachedAssetsPath, [attachedAssets(deps.store, deps.photoLinks)]),
    at('/api', [crossOriginReads, ...signedIn, ...api]),
    at('/graphql', [crossOriginReads, ...signedIn, graphqlMiddleware(deps)]),
    at(wordsPath, [noStore, origin, wordsRoutes({ words: table.clientsWords, site: deps.site, logger })]),
    at('/schema.graphql', [printedSchema(deps.graphql.schema)]),
    ...(env.isProduction ? [] : [at(explorerPath, [explorer()])]),
    below(shortAddressPath, [readLimit(deps.readLimits), shortAddressRoute(table.shortAddresses, originOf(env))]),
    below(guidesPath, [readLimit(deps.readLimits), guideRoute(deps.site, originOf(env))]),
    deps.pages,
  ];
  for (const middleware of list) app.use(middleware);
  app.on('error', (error: unknown, context?: Context) => {
    const level = hasLeft(error, context) || isCutOff(context) ? 'debug' : 'error';
    logger[level]({ err: error }, 'answer interrupted');
  });
  return app;
}

/** Whoever closes a page ends what is still being sent to it, or about to be. A connection that a body reads from, as to the database, is another one: if that is cut, it is a fault. */
function hasLeft(error: unknown, context: Context | undefined): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE') return true;
  const isBodys = context?.body instanceof Readable && context.body.errored === error;
  return !isBodys && (code === 'ECONNRESET' || code === 'EPIPE');
}

/** Nor is it a fault that the rest of a body never came. */
const isCutOff = (context: Context | undefined) => context?.req.socket.destroyed === true && !context.req.complete;

/** Lets these answer what lies below a path, which some type in capitals from paper, and what they leave go on. */
function below(prefix: string, list: readonly GatewayMiddleware[]): Middleware {
  const chain = compose([...list] as Middleware[]);
  return (ctx, next) => (ctx.path.toLowerCase().startsWith(`${prefix}/`) ? chain(ctx, next) : next());
}

/** Answers a path and what lies below it with these; such a request goes no further, found or not. */
function at(prefix: string, list: readonly Middleware[]): Middleware {
  const chain = compose([...list]);
  return (ctx, next) => {
    const isBelow = ctx.path === prefix || ctx.path.startsWith(`${prefix}/`);
    return isBelow ? chain(ctx, async () => {}) : next();
  };
}
