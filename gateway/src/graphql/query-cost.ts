// Estimates the cost of an answer from its document and variables, before anything is read: how many records it may
// hold.
import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, getNamedType, isLeafType, isListType, isNonNullType } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { largestPage } from 'schema';
import { GatewayError } from '../core/errors.ts';
import type { Context } from './context.ts';
import { asRequestError } from './error-answer.ts';

/**
 * The limit for documents of strangers. The most expensive one of the site, sixty homes with their photos, costs about
 * 1400.
 */
const MOST = 5000;

/** The number of records in lists that take no `first`. Other lists count as GUESSED. */
const sizes: Readonly<Record<string, number>> = {
  // The page's size is counted at the connection.
  nodes: 1,
  photos: 10,
  featuredProperties: 12,
  recentSales: 24,
  testimonials: 30,
};
const GUESSED = 5;

/** Fields that need a query of their own. */
const lookedUp: Readonly<Record<string, number>> = { valueEstimate: 2 };

/** One for each record, plus the cost of its fields. A page costs as much as it may hold. */
const estimator: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const extra = lookedUp[field.name] ?? 0;
  if (isLeafType(getNamedType(field.type))) return extra;
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const isList = isListType(type);
  // A larger page is refused later, with a message of its own.
  const size =
    typeof args.first === 'number' ? Math.min(args.first, largestPage) : isList ? (sizes[field.name] ?? GUESSED) : 1;
  return extra + Math.max(size, 1) * (1 + childComplexity);
};

export interface Asked {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The library counts ten thousand fields. A short document may spread its fragments into many more. */
const TOO_MANY = 'Query exceeds the maximum allowed number of nodes.';

/** The cost of a valid document with valid variables; Infinity if it has too many fields to be counted. */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: Asked): number {
  const named = operationName === null ? {} : { operationName };
  try {
    return getComplexity({ schema, query: document, variables: { ...variables }, estimators: [estimator], ...named });
  } catch (error) {
    if (error instanceof Error && error.message === TOO_MANY) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/** Whether a document without conditions stays within the limit with any variables. Then it need not be checked again. */
export function isAlwaysCheap(schema: GraphQLSchema, asked: Asked): boolean {
  const numbers = asked.document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [],
  );
  const isInt = (type: unknown) => JSON.stringify(type).includes('"value":"Int"');
  const largest = numbers.filter(({ type }) => isInt(type)).map(({ variable }) => [variable.name.value, largestPage]);
  const variables = { ...asked.variables, ...Object.fromEntries(largest) };
  return costOf(schema, { ...asked, variables }) <= MOST;
}

/** Throws BAD_INPUT for a stranger's document that costs too much, before anything is read. */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operationName, request: { variables = {} }, contextValue: { scope } }) {
          if (scope.viewer !== undefined) return;
          const cost = costOf(schema, { document, operationName, variables });
          if (cost <= MOST) return;
          const costs = Number.isFinite(cost) ? cost : 'more than is counted';
          const message = `The query costs ${costs} and may cost ${MOST}: ask for fewer records (first) or fields`;
          throw asRequestError(new GatewayError('BAD_INPUT', message));
        },
      };
    },
  };
}
