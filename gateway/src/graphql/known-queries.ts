import type { Catalogue } from '../core/catalogue.ts';
import type { AnswerCache, CachedAnswer } from '../http/answer-cache.ts';
import { mayRepeat, whileUnchanged } from '../http/response-cache.ts';
import type { GatewayContext, GatewayMiddleware } from '../http/state.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { bodyOf, keyOf, nameless, type Question } from './cached-answers.ts';
import type { CompiledQueries } from './compiled-queries.ts';

export interface KnownQueriesDeps {
  readonly answers: AnswerCache;
  readonly catalogue: Catalogue;
  readonly compiled: CompiledQueries;
  readonly site: SiteNow;
}

/**
 * Answers visitors' queries that are known already, before Apollo reads them: a kept answer as the bytes that it is, another
 * by its compiled query. Only such requests as Apollo would answer, and only what goes well: all else is Apollo's.
 */
export function knownQueries({ answers, catalogue, compiled, site }: KnownQueriesDeps): GatewayMiddleware {
  return async (ctx, next) => {
    const type = ctx.accepts(['application/json', 'application/graphql-response+json']);
    const { scope } = ctx.state;
    if (scope.viewer !== undefined || !type || !isDeliberate(ctx)) return next();
    const question = readQuestion(ctx);
    if (!isQuery(question) || !isTyped(question)) return next();
    const isTrue = whileUnchanged(catalogue);
    const name = await answers.name(keyOf(question)).catch(nameless);
    if (name === undefined) return next();

    /** Undefined: Apollo has answered. */
    async function make(): Promise<CachedAnswer | undefined> {
      const data = await compiled.run(question, { scope, site });
      if (data !== undefined) return { body: bodyOf(data) };
      await next();
      return undefined;
    }

    const answer = await answers.answer(name, make);
    if (answer === undefined) return;
    ctx.body = answer.body;
    ctx.type = `${type}; charset=utf-8`;
    mayRepeat(ctx, isTrue);
  };
}

/** By how it begins: two who change the same at once must not wait for each other. */
const isQuery = ({ query }: Question): boolean => typeof query === 'string' && /^\s*(query\b|\{)/.test(query);

const isRecord = (value: unknown): boolean => value == null || (typeof value === 'object' && !Array.isArray(value));

/** What Apollo would take: anything else it refuses, whoever asked for the same before. */
const isTyped = ({ variables, operationName, extensions }: Question): boolean =>
  isRecord(variables) && isRecord(extensions) && (operationName == null || typeof operationName === 'string');

/** What no form and no picture of another site can send. */
const isDeliberate = (ctx: GatewayContext): boolean =>
  ctx.method === 'POST'
    ? Boolean(ctx.is('application/json'))
    : Boolean(ctx.get('apollo-require-preflight') || ctx.get('x-apollo-operation-name'));

function readQuestion(ctx: GatewayContext): Question {
  if (ctx.method !== 'GET') return (ctx.request.body ?? {}) as Question;
  const { query, variables, operationName } = ctx.query;
  return { query, operationName, variables: typeof variables === 'string' ? parse(variables) : undefined };
}

/** What is no JSON is no known question: Apollo says so. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
