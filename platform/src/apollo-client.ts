/**
 * The one Apollo Client of a page. It sends the hashes of registered operations, caches answers, and starts with those
 * that the server rendered.
 */

import { ApolloClient, HttpLink, InMemoryCache, type TypedDocumentNode, type TypePolicies } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { type DocumentNode, parse } from 'graphql';
import { demandAnswer } from './demand-answer.ts';
import type { TypedOperation } from './page.ts';
import { renderedAnswers } from './page-state.ts';
import { pagedField } from './paged-field.ts';
import { isDevelopment } from './registry.ts';

const documents = new Map<string, DocumentNode>();
const hashes = new WeakMap<DocumentNode, string>();

/** The parsed document of a registered operation. It is parsed once. */
export function documentOf<Data, Variables>(
  operation: TypedOperation<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  const document = documents.get(operation.hash) ?? parse(operation.text, { noLocation: true });
  documents.set(operation.hash, document);
  hashes.set(document, operation.hash);
  return document as TypedDocumentNode<Data, Variables>;
}

function hashOf(document: DocumentNode): string {
  const hash = hashes.get(document);
  if (hash === undefined) throw new Error('Only registered operations are sent: documentOf makes their documents');
  return hash;
}

/**
 * `Viewer` has no id, because there is only one. `keyFields: []` makes it a singleton, so Apollo merges the results of
 * different queries instead of replacing them.
 */
const typePolicies: TypePolicies = {
  Viewer: {
    keyFields: [],
    fields: { leads: pagedField(['filter', 'sort', 'first']), auditLog: pagedField(['subjectId', 'first']) },
  },
};

function createClient(): ApolloClient {
  const http = demandAnswer.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' }));
  // Registered operations are sent by their hash only; the gateway has their text from the release. A gateway that does
  // not know the release yet is sent the text, too. In development nothing is released.
  const link = isDevelopment() ? http : new PersistedQueryLink({ generateHash: hashOf }).concat(http);
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies }), assumeImmutableResults: true });
  for (const { operation, variables, data } of renderedAnswers())
    client.writeQuery({ query: documentOf(operation), variables, data });
  return client;
}

let client: ApolloClient | undefined;

/** The page's Apollo Client, made at the first call. In browsers only. */
export function apolloClient(): ApolloClient {
  client ??= createClient();
  return client;
}

/**
 * Answers from the cache or the gateway. Rejects with Apollo's error if the gateway does not answer or refuses, and
 * with `DOMException` (`TimeoutError`) if there is no answer within 20 s.
 */
export async function execute<Data, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await apolloClient().query({ query: documentOf(operation), variables });
  return data as Data;
}
