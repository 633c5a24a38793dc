/** Apollo's hooks, for the admin remote. They are shared lazily, so that public pages do not load them. */

export { CombinedGraphQLErrors } from '@apollo/client/errors';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
export { apolloClient, documentOf } from './apollo-client.ts';
