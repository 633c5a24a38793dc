import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError } from 'graphql';
import type { Site } from 'schema';
import type { Property } from 'schema/generated/graphql';
import type { Catalogue } from '../core/catalogue.ts';
import type { Logger } from '../core/logger.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import type { EncodedBody } from '../http/encoding.ts';
import { createAnonymousScope } from '../http/request-scope.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import type { ServiceTable } from '../services.ts';
import { bodyOf, cachedAnswers, keyOf, nameless } from './cached-answers.ts';
import { createCompiledQueries } from './compiled-queries.ts';
import type { Context } from './context.ts';
import { documentLimits, MAX_TOKENS } from './document-limits.ts';
import { formatError } from './error-answer.ts';
import { costLimit } from './query-cost.ts';
import { buildGraphqlSchema } from './schema.ts';
import { variableIssues } from './variable-issues.ts';

interface Query {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

interface QueryResult {
  /** The JSON of `{ data }`. */
  body: EncodedBody;
  errors?: readonly GraphQLFormattedError[];
}

/** Runs a query as an anonymous viewer, in this process and without HTTP. Never throws because of the query. */
type ExecuteQuery = (query: Query) => Promise<QueryResult>;

export interface GraphqlOptions {
  readonly site: SiteNow;
  readonly table: ServiceTable;
  readonly answers: AnswerCache;
  readonly catalogue: Catalogue;
  readonly logger: Logger;
  readonly introspection: boolean;
}

/** The faults of a document that are told. Strangers would have a hundred made. */
const MOST_FAULTS = 10;

/** Apollo caches parsed and validated documents, so a known document is not parsed or validated again. */
export async function startGraphql({ site, table, answers, catalogue, logger, introspection }: GraphqlOptions) {
  const schema = buildGraphqlSchema();
  const compiled = createCompiledQueries(schema, catalogue);
  const server = new ApolloServer<Context>({
    schema,
    introspection,
    csrfPrevention: true,
    // Hashes are resolved before Apollo gets the request, from releases and never from clients.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: documentLimits,
    validationOptions: { maxErrors: MOST_FAULTS },
    formatError: formatError(logger),
    logger,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      variableIssues(schema),
      costLimit(schema),
      cachedAnswers(answers),
      compiled.plugin,
    ],
  });
  await server.start();

  const underway = new Map<string, Promise<QueryResult>>();

  const executeIn = async (contextValue: Context, { query, variables, operationName }: Query): Promise<QueryResult> => {
    const request = { query, ...(variables && { variables }), ...(operationName && { operationName }) };
    const { body } = await server.executeOperation(request, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental answers are not supported');
    const { data = null, errors } = body.singleResult;
    return { body: bodyOf(data), ...(errors && { errors }) };
  };
  const execute: ExecuteQuery = (query) => executeIn({ scope: createAnonymousScope(table), site }, query);
  /** Runs queries as if `home` were live in this state. */
  const executeWith = (home: Property): ExecuteQuery => {
    const scope = createAnonymousScope(table);
    const { services } = scope;
    const find: typeof services.properties.find = async (id) => (id === home.id ? home : services.properties.find(id));
    const previewing = { ...scope, services: { ...services, properties: { ...services.properties, find } } };
    return (query) => executeIn({ scope: previewing, site, isPreview: true }, query);
  };
  /** The same order as over HTTP: a cached answer, a compiled query, Apollo. */
  const lookUp = async (name: string, query: Query): Promise<QueryResult> => {
    const kept = answers.find(name);
    if (kept) return kept;
    const data = await compiled.run(query, { scope: createAnonymousScope(table), site });
    if (data === undefined) return execute(query);
    const answer = { body: bodyOf(data) };
    answers.keep(name, answer);
    return answer;
  };
  /** Equal queries at the same time are run once. */
  const executeQuery: ExecuteQuery = async (query) => {
    const name = await answers.name(keyOf(query), compiled.shownBy(query)).catch(nameless);
    if (name === undefined) return execute(query);
    const running = underway.get(name) ?? lookUp(name, query).finally(() => underway.delete(name));
    underway.set(name, running);
    return running;
  };
  /** Runs queries as if the site had this identity. */
  const executeAs =
    (identity: Site): ExecuteQuery =>
    (query) =>
      executeIn({ scope: createAnonymousScope(table), site: () => identity, isPreview: true }, query);
  return { schema, server, compiled, executeQuery, executeWith, executeAs };
}

export type Graphql = Awaited<ReturnType<typeof startGraphql>>;
