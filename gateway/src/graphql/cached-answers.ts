import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { isPassing } from '../core/database-away.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import { EncodedBody } from '../http/encoding.ts';
import type { Context } from './context.ts';

export interface Question {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
}

/**
 * Caches the answers of anonymous queries until the catalogue changes, and answers queries within this process from
 * that cache.
 */
export function cachedAnswers(answers: AnswerCache): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let name: string | undefined;
      let isCached = false;
      return {
        async responseForOperation({ source, request, operation, contextValue: { scope, isPreview } }) {
          // Undefined if Apollo is about to refuse the request, although its type does not say so.
          if (operation?.operation !== 'query' || scope.viewer !== undefined || isPreview) return null;
          name = await answers.name(keyOf({ ...request, query: source })).catch(nameless);
          const kept = name === undefined ? undefined : answers.find(name);
          if (kept === undefined) return null;
          isCached = true;
          return {
            http: { headers: new HeaderMap() },
            body: { kind: 'single', singleResult: JSON.parse(kept.body.plain.toString()) },
          };
        },
        async willSendResponse({ response: { body, http } }) {
          if (body.kind === 'single' && body.singleResult.errors) http.headers.set('cache-control', 'no-store');
          if (name === undefined || isCached || body.kind !== 'single' || body.singleResult.errors) return;
          answers.keep(name, { body: bodyOf(body.singleResult.data) });
        },
      };
    },
  };
}

/** The bytes that Apollo itself would send, so that every client gets the same. */
export const bodyOf = (data: unknown): EncodedBody => new EncodedBody(`${JSON.stringify({ data })}\n`);

/** Without the database nobody knows whether a cached answer is valid. The resolvers will report the error. */
export function nameless(error: unknown): undefined {
  if (!isPassing(error)) throw error;
}

/** Everything that an anonymous answer depends on besides the catalogue. */
export const keyOf = ({ query, variables, operationName }: Question): string =>
  JSON.stringify(['GraphQL', query, variables ?? {}, operationName ?? '']);
