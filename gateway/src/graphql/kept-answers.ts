import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import type { AnswerCache } from '../core/answer-cache.ts';
import { isDatabaseAway } from '../core/database-away.ts';
import type { Context } from './context.ts';

/** Answers an anonymous query that was asked before, from memory, until the catalogue changes. */
export function keptAnswers(answers: AnswerCache): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let name: string | undefined;
      let isKept = false;
      return {
        async responseForOperation(request) {
          const { scope, isPreview } = request.contextValue;
          if (request.operation.operation !== 'query' || scope.viewer !== undefined || isPreview) return null;
          name = await answers.name(keyOf(request)).catch(nameless);
          const json = name === undefined ? undefined : answers.find(name);
          if (json === undefined) return null;
          isKept = true;
          return {
            http: { headers: new HeaderMap() },
            body: { kind: 'single', singleResult: JSON.parse(json) },
          };
        },
        async willSendResponse({ response: { body, http } }) {
          if (body.kind === 'single' && body.singleResult.errors) http.headers.set('cache-control', 'no-store');
          if (name === undefined || isKept || body.kind !== 'single' || body.singleResult.errors) return;
          answers.keep(name, JSON.stringify(body.singleResult));
        },
      };
    },
  };
}

/** Without a database no answer is known to hold; the resolvers then say that it is away. */
function nameless(error: unknown): undefined {
  if (!isDatabaseAway(error)) throw error;
}

function keyOf({ source, request: { variables, operationName } }: GraphQLRequestContext<Context>): string {
  return JSON.stringify(['GraphQL', source, variables ?? {}, operationName ?? '']);
}
