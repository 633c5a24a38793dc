/** The one Apollo Client of a page: sends registered hashes, keeps answers, knows what the page was rendered with. */

import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, parse } from 'graphql';
import { of, switchMap } from 'rxjs';
import type { TypedOperation } from './page.ts';
import { renderedAnswers } from './page-state.ts';
import { isDevelopment } from './registry.ts';

const documents = new Map<string, DocumentNode>();

/** The parsed form of a registered operation, parsed once. */
export function documentOf<Data, Variables>(
  operation: TypedOperation<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  const document = documents.get(operation.hash) ?? parse(operation.text, { noLocation: true });
  documents.set(operation.hash, document);
  return document as TypedDocumentNode<Data, Variables>;
}

const isUnknown = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

/**
 * Registered operations go by their hash alone; the gateway has their text from the release. One that has not heard of the
 * release yet is sent the text. In development nothing is released.
 */
const byHash = new ApolloLink((request, forward) => {
  const hash = [...documents].find(([, document]) => document === request.query)?.[0];
  if (!hash || isDevelopment()) return forward(request);
  request.extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  request.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(request).pipe(
    switchMap((answer) => {
      if (!isUnknown(answer)) return of(answer);
      request.setContext({ http: { includeQuery: true, includeExtensions: false } });
      return forward(request);
    }),
  );
});

/** There is one viewer: what two questions read of it stands side by side, or each would take away what the other knows. */
const typePolicies = { Viewer: { keyFields: [] } } as const;

function createClient(): ApolloClient {
  const link = ApolloLink.from([byHash, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]);
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }), assumeImmutableResults: true });
  for (const { operation, variables, data } of renderedAnswers())
    client.writeQuery({ query: documentOf(operation), variables, data });
  return client;
}

let client: ApolloClient | undefined;

export function apolloClient(): ApolloClient {
  client ??= createClient();
  return client;
}

/** Answers from the cache or the gateway. Rejects with Apollo's error when the gateway does not answer or refuses. */
export async function execute<Data, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await apolloClient().query({ query: documentOf(operation), variables });
  return data as Data;
}
