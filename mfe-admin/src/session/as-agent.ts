import type { TypedOperation } from 'platform';
import { apolloClient, documentOf } from 'platform/apollo';
import { hasCode } from '../connection/has-code.ts';
import { SignedOut, withSession } from './sign-in-again.ts';
import { refetchAll } from './use-agent-query.ts';

/**
 * Sends a query as the signed-in agent, without the cache. Without a session, it asks for the log-in first. Rejects
 * with the gateway's refusal, or with `SignedOut` if nobody signs in.
 */
export const queryAsAgent = <Viewer, Variables extends Record<string, unknown>>(
  operation: TypedOperation<{ viewer: Viewer | null }, Variables>,
  variables: Variables,
): Promise<Viewer> =>
  withSession(async () => {
    const { data } = await apolloClient().query({ query: documentOf(operation), variables, fetchPolicy: 'no-cache' });
    if (!data?.viewer) throw new SignedOut();
    return data.viewer as Viewer;
  });

/** Milliseconds, for calls in which the gateway looks at many homes or pages. */
export const LONG = 5 * 60_000;

/**
 * Sends a mutation as the signed-in agent. Without a session, it asks for the log-in first. Rejects with the gateway's
 * refusal, or if there is no answer within `timeLimit` (default: 20 s).
 */
export const mutateAsAgent = <Answer, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Answer, Variables>,
  variables: Variables,
  timeLimit?: number,
): Promise<Answer> =>
  withSession(
    async () => {
      const mutation = documentOf(operation);
      const context = { timeLimit };
      const { data } = await apolloClient().mutate({ mutation, variables, context, fetchPolicy: 'no-cache' });
      return data as Answer;
    },
    `${operation.name} ${variables.id ?? variables.propertyId ?? ''}`,
  ).catch((error: unknown) => {
    // Another device has deleted what is shown here: the page says so once it is asked for again.
    if (hasCode(error, 'NOT_FOUND')) refetchAll();
    throw error;
  });
