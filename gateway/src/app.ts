import { Readable } from 'node:stream';
import Koa, { type Context, type Middleware } from 'koa';
import compose from 'koa-compose';
import { attachedAssetsPath, guidesPath, shortAddressPath } from 'schema';
import type { Catalogue } from './core/catalogue.ts';
import { type Env, isTrustworthy, originOf } from './core/env.ts';
import { codeOf } from './core/error-code.ts';
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
import { dataHeaders, securityHeaders } from './http/headers.ts';
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
import { unreadBodies } from './http/unread-bodies.ts';
import { wellFormed } from './http/well-formed.ts';
import { guideRoute } from './modules/guides/guide-route.ts';
import { openedFormAnew, plainFormRoutes } from './modules/leads/plain-form.routes.ts';
import { attachedAssets } from './modules/media/attached-assets.ts';
import type { PhotoLinks } from './modules/media/photo-links.ts';
import type { PictureStore } from './modules/media/picture-store.ts';
import { shortAddressRoute } from './modules/short-addresses/short-addresses.ts';
import type { SiteNow } from './modules/site-content/current-site.ts';
import { wordsPath } from './modules/testimonial-requests/link-token.ts';
import { wordsRoutes } from './modules/testimonial-requests/words.routes.ts';
import { bareHeaders, errorPage } from './render/bare-page.ts';
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
  /** Everything that is neither API nor picture. It is public, so no session reaches it. */
  readonly pages: Middleware;
  /** Answers a form with errors, for browsers without scripts. */
  readonly showForm: ShowForm;
}

/** The gateway as a Koa app. The order of the list is the order of a request. */
export function createApp(deps: AppDeps): Koa {
  const { env, logger, catalogue, table } = deps;
  // Each trusted proxy adds an address to X-Forwarded-For. The addresses before those come from the client and prove
  // nothing.
  const app = new Koa({ proxy: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY, keys: [...deps.sessionKeys] });
  const isHttps = env.PUBLIC_URL.startsWith('https:');
  const cookie = sessionCookie(env.PUBLIC_URL).name;
  const origin = originCheck({ publicUrl: env.PUBLIC_URL, cookie });
  const signedIn = [
    dataHeaders,
    readLimit(deps.readLimits), // before anything that costs
    origin, // before the request's body is read
    sessionMiddleware(app, table.sessions, env.PUBLIC_URL),
    requestScope(table), // who sends the request, and what they may use
  ];
  const answer = catalogueAnswers(catalogue, deps.answers);
  const [multipart, json] = apiRoutes({ answer, site: deps.site, schema: deps.graphql.schema });
  const plainForms = plainFormRoutes(deps.showForm);
  const doors = [plainForms.routes(), multipart.routes(), json.routes(), json.allowedMethods()];
  const api = [openedFormAnew, ...doors] as Middleware[];
  const list: Middleware[] = [
    endedBodies, // closes bodies that nobody reads to their end
    unreadBodies, // frees the connection of what was refused before it was read
    responseCache({ ...deps, capacity: env.ANSWER_CACHE_MB * 1_000_000 }), // repeats cached answers
    requestLog(logger), // names the request, and sees every other answer
    errorAnswer(logger, (words) => ({ headers: bareHeaders, body: errorPage(deps.site(), words) })), // of every error below
    securityHeaders({ isHttps, isTrustworthy: isTrustworthy(env.PUBLIC_URL) }), // on every answer, errors included
    wellFormed, // before anything decodes the address
    preconditions, // sees the ETag of every answer below
    encodedAnswers, // compresses, and names the representation in its ETag
    probes(deps.health), // before anything that costs
    at(attachedAssetsPath, [attachedAssets(deps.store, deps.photoLinks)]),
    at('/api', [crossOriginReads, ...signedIn, ...api]),
    at('/graphql', [crossOriginReads, ...signedIn, graphqlMiddleware(deps)]),
    at(wordsPath, [dataHeaders, origin, wordsRoutes({ words: table.clientsWords, site: deps.site, logger })]),
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

/**
 * Whether the client ended the connection: a closed page interrupts its answers. So does what follows a request and is
 * none (`HPE_…`, a body without a length for example). An error of a connection that the body itself reads from, for
 * example to the database, is a fault.
 */
function hasLeft(error: unknown, context: Context | undefined): boolean {
  const code = codeOf(error);
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE') return true;
  const isBodys = context?.body instanceof Readable && context.body.errored === error;
  return !isBodys && /^(ECONNRESET|EPIPE|HPE_\w+)$/.test(String(code));
}

/** Whether the client never sent the rest of its body. That is not a fault either. */
const isCutOff = (context: Context | undefined) => context?.req.socket.destroyed === true && !context.req.complete;

/**
 * Runs these for paths below a prefix, in any case, because people type some of them from paper. If they do not answer,
 * the request goes on.
 */
function below(prefix: string, list: readonly GatewayMiddleware[]): Middleware {
  const chain = compose([...list] as Middleware[]);
  return (ctx, next) => (ctx.path.toLowerCase().startsWith(`${prefix}/`) ? chain(ctx, next) : next());
}

/** Runs these for a path and all paths below it. Such a request goes no further, whether they answer or not. */
function at(prefix: string, list: readonly Middleware[]): Middleware {
  const chain = compose([...list]);
  return (ctx, next) => {
    const isBelow = ctx.path === prefix || ctx.path.startsWith(`${prefix}/`);
    return isBelow ? chain(ctx, async () => {}) : next();
  };
}
