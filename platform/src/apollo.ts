/** Apollo's hooks, for the admin remote: shared lazily, so that no public page pays for them. */

export { CombinedGraphQLErrors } from '@apollo/client/errors';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
export { apolloClient, documentOf } from './apollo-client.ts';
