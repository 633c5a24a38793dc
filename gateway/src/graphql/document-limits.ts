import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** The parser stops here. */
export const MAX_TOKENS = 2000;

/** Reported like any other fault of a document; by default these rules throw, which counts as the server's fault. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: Error) => context?.reportError(new GraphQLError(message)),
  ],
};

/** No rule of the specification asks for it, and what is refused only when it runs would count as the server's fault. */
const knownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here`, { nodes: node }));
  },
});

/** Bounds for documents from strangers; the site's own stay far below them. */
export const documentLimits = [
  knownOperations,
  maxDepthRule({ n: 10, ...reported }),
  maxAliasesRule({ n: 20, ...reported }),
] as ValidationRule[];
