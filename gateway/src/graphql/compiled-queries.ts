import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Catalogue, Versioned } from '../core/catalogue.ts';
import type { Question } from './cached-answers.ts';
import type { Context } from './context.ts';
import { type Asked, isAlwaysCheap } from './query-cost.ts';

/**
 * A document is compiled at its third request: compiling costs as much as many answers, and anybody may send any
 * document.
 */
const ENOUGH = 3;
const MOST = 300;

type Run = CompiledQuery['query'];

interface Known {
  seen: number;
  /** Null: it cannot be compiled. */
  run?: Run | null;
  /** The variable that names the only record that the answer shows. */
  record?: string | undefined;
}

/** Fields of the query that show one record only, each with the argument that names it. */
const ofOneRecord = new Map([
  ['property', 'id'],
  ['priceHistory', 'propertyId'],
  ['openHouses', 'propertyId'],
]);

/**
 * Compiled code for queries that are asked often. Only what Apollo has parsed and validated is compiled. If a compiled
 * query fails, Apollo runs it again, so that all errors come from Apollo; queries have no side effects.
 */
export interface CompiledQueries {
  find(question: Question): Run | undefined;
  /** The data; undefined if the query is not compiled, or fails. */
  run(question: Question, context: Context): Promise<unknown>;
  /** What the answer of a query shows: one record, if it is compiled and shows no other; otherwise the whole catalogue. */
  shownBy(question: Question): Versioned;
  readonly plugin: ApolloServerPlugin<Context>;
}

export function createCompiledQueries(schema: GraphQLSchema, catalogue: Catalogue): CompiledQueries {
  const known = new LRUCache<string, Known>({ max: MOST });
  /** No document has the empty one. */
  const keyOf = ({ query, operationName }: Question): string =>
    typeof query === 'string' ? `${typeof operationName === 'string' ? operationName : ''} ${query}` : '';

  /** Counts a query that passed all rules, and compiles it when it has come often enough. */
  function learn(key: string, asked: Asked): Run | null {
    const one = known.get(key) ?? { seen: 0 };
    known.set(key, one);
    one.seen += 1;
    if (one.seen >= ENOUGH && one.run === undefined) {
      one.run = compile(schema, asked);
      one.record = recordVariable(asked.document, asked.operationName);
    }
    return one.run ?? null;
  }

  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async responseForOperation({ source, operation, operationName, document, request, contextValue }) {
          // Undefined if Apollo is about to refuse the request, although its type does not say so.
          if (operation?.operation !== 'query' || contextValue.scope.viewer !== undefined) return null;
          const { variables = {} } = request;
          const run = learn(keyOf({ query: source, operationName: request.operationName }), {
            document,
            operationName,
            variables,
          });
          const result = await run?.(undefined, contextValue, variables);
          if (!result || result.errors) return null;
          const { data = null } = result;
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
        },
      };
    },
  };

  const find: CompiledQueries['find'] = (question) => known.get(keyOf(question))?.run ?? undefined;

  return {
    find,
    plugin,
    shownBy(question) {
      const name = known.peek(keyOf(question))?.record;
      const id =
        name === undefined ? undefined : (question.variables as Record<string, unknown> | null | undefined)?.[name];
      return typeof id === 'string' ? catalogue.of(id) : catalogue;
    },
    async run(question, context) {
      const { variables = {} } = question;
      if (typeof variables !== 'object') return undefined;
      const result = await find(question)?.(undefined, context, variables ?? {});
      return result?.errors ? undefined : result?.data;
    },
  };
}

function recordVariable(document: DocumentNode, operationName: string | null): string | undefined {
  const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  const [name, ...others] = new Set(fields.map(variableOf));
  return others.length === 0 ? name : undefined;
}

function variableOf(field: SelectionNode): string | undefined {
  if (field.kind !== Kind.FIELD) return undefined;
  const argument = field.arguments?.find(({ name }) => name.value === ofOneRecord.get(field.name.value));
  return argument?.value.kind === Kind.VARIABLE ? argument.value.name.value : undefined;
}

/**
 * Whether compiled code answers as `graphql-js` does. With `graphql-jit` 0.8.9 a condition of one field or fragment holds
 * for others of the same name, and fields change their order; a required variable has no default.
 */
function isAnsweredAlike(document: DocumentNode): boolean {
  let isAlike = true;
  const stop = () => {
    isAlike = false;
    return BREAK;
  };
  visit(document, {
    Directive: stop,
    VariableDefinition: ({ type, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE && defaultValue ? stop() : undefined,
  });
  return isAlike;
}

/** Null: the query stays with Apollo, which checks its cost for each set of variables. */
function compile(schema: GraphQLSchema, asked: Asked): Run | null {
  if (!isAnsweredAlike(asked.document) || !isAlwaysCheap(schema, asked)) return null;
  const compiled = compileQuery(schema, asked.document, asked.operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled.query : null;
}
