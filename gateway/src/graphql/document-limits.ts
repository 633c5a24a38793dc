import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** The parser refuses longer documents. */
export const MAX_TOKENS = 2000;

/**
 * Reports a violation like any other fault of a document, in our words: by default these rules throw, which would count as
 * the server's fault, and call it a syntax error.
 */
const atMost = (n: number, of: string) => ({
  n,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => context?.reportError(new GraphQLError(`At most ${n} ${of} in a query`)),
  ],
});

/**
 * Reports operations that the schema does not have. No standard rule does so, and a failure at run time would count as
 * the server's fault.
 */
const knownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here`, { nodes: node }));
  },
});

/** Limits for documents of strangers. Those of the site stay far below them. */
export const documentLimits = [
  knownOperations,
  maxDepthRule(atMost(10, 'fields within each other')),
  maxAliasesRule(atMost(20, 'aliases')),
] as ValidationRule[];
