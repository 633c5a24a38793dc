/**
 * Replaces Apollo Client in pages of other sites: sends registered operations by GET, which any origin may read without
 * credentials.
 */

import type { Query, TypedOperation } from '../page.ts';
import { onSite } from './origin.ts';

type Answer<Data> = { data?: Data; errors?: ReadonlyArray<{ message: string; extensions?: { code?: string } }> };

/** A form or a picture cannot send this header. Without it, the gateway refuses requests from other origins. */
const headers = { 'apollo-require-preflight': 'true' };

export const query: Query = async <Data, Variables extends Record<string, unknown>>(
  { name, hash }: TypedOperation<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const asked = new URL(onSite('/graphql'));
  asked.searchParams.set('operationName', name);
  asked.searchParams.set('variables', JSON.stringify(variables));
  asked.searchParams.set('extensions', JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
  const response = await fetch(asked, { credentials: 'omit', headers });
  const { data, errors: [error] = [] } = (await response.json()) as Answer<Data>;
  if (error || data === undefined)
    throw Object.assign(new Error(error?.message ?? `${name} was answered with ${response.status}`), error?.extensions);
  return data;
};
