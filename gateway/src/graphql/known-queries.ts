import type { AnswerCache, CachedAnswer } from '../http/answer-cache.ts';
import { mayRepeat, whileUnchanged } from '../http/response-cache.ts';
import type { GatewayContext, GatewayMiddleware } from '../http/state.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { bodyOf, keyOf, nameless, type Question } from './cached-answers.ts';
import type { CompiledQueries } from './compiled-queries.ts';

export interface KnownQueriesDeps {
  readonly answers: AnswerCache;
  readonly compiled: CompiledQueries;
  readonly site: SiteNow;
}

/**
 * Answers known queries of visitors before Apollo sees them: with the bytes of a cached answer, or by a compiled query.
 * Only requests that Apollo would answer, and only without errors; Apollo gets all others.
 */
export function knownQueries({ answers, compiled, site }: KnownQueriesDeps): GatewayMiddleware {
  return async (ctx, next) => {
    const type = ctx.accepts(['application/json', 'application/graphql-response+json']);
    const { scope } = ctx.state;
    if (scope.viewer !== undefined || !type || !isDeliberate(ctx)) return next();
    const question = readQuestion(ctx);
    if (!isQuery(question) || !isTyped(question)) return next();
    const shown = compiled.shownBy(question);
    const isTrue = whileUnchanged(shown);
    const name = await answers.name(keyOf(question), shown).catch(nameless);
    if (name === undefined) return next();

    /** Undefined if Apollo has answered. */
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

/** Looks at how the document begins. Mutations are left out, because equal ones must not wait for each other. */
const isQuery = ({ query }: Question): boolean => typeof query === 'string' && /^\s*(query\b|\{)/.test(query);

const isRecord = (value: unknown): boolean => value == null || (typeof value === 'object' && !Array.isArray(value));

/** Whether Apollo would accept the types. It must refuse other requests even if the same query is cached. */
const isTyped = ({ variables, operationName, extensions }: Question): boolean =>
  isRecord(variables) &&
  isRecord(extensions) &&
  (operationName == null || (typeof operationName === 'string' && operationName !== ''));

/** Whether the request cannot come from a form or a picture of another site. */
const isDeliberate = (ctx: GatewayContext): boolean =>
  ctx.method === 'POST'
    ? Boolean(ctx.is('application/json'))
    : Boolean(ctx.get('apollo-require-preflight') || ctx.get('x-apollo-operation-name'));

/** What a request asks for, of types that nobody has checked. */
export function readQuestion(ctx: GatewayContext): Question {
  if (ctx.method !== 'GET') return (ctx.request.body ?? {}) as Question;
  const { query, variables = '{}', operationName, extensions = '{}' } = ctx.query;
  return { query, operationName, variables: parse(variables), extensions: parse(extensions) };
}

/** What Apollo refuses stays text, which no known query has: no JSON, null, a parameter that is there twice. */
function parse(text: string | string[]): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) ?? text) : text;
  } catch {
    return text;
  }
}
