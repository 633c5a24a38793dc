import type { TypedOperation } from 'platform';
import { apolloClient, documentOf } from 'platform/apollo';
import { SignedOut, withSession } from './sign-in-again.ts';

/**
 * Asks the gateway for something of the signed-in agent, anew each time; without a session asks for the log-in first. Rejects
 * with what the gateway refused, or `SignedOut` when nobody signs in.
 */
export const askViewer = <Viewer, Variables extends Record<string, unknown>>(
  operation: TypedOperation<{ viewer: Viewer | null }, Variables>,
  variables: Variables,
): Promise<Viewer> =>
  withSession(async () => {
    const { data } = await apolloClient().query({ query: documentOf(operation), variables, fetchPolicy: 'no-cache' });
    if (!data?.viewer) throw new SignedOut();
    return data.viewer as Viewer;
  });

/** Milliseconds for what makes the gateway look at many homes or pages first. */
export const LONG = 5 * 60_000;

/**
 * Does something as the signed-in agent; without a session asks for the log-in first. Rejects with what the gateway refused,
 * or when nothing is answered within `timeLimit`, 20 s if it is absent.
 */
export const doAsAgent = <Answer, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Answer, Variables>,
  variables: Variables,
  timeLimit?: number,
): Promise<Answer> =>
  withSession(async () => {
    const mutation = documentOf(operation);
    const context = { timeLimit };
    const { data } = await apolloClient().mutate({ mutation, variables, context, fetchPolicy: 'no-cache' });
    return data as Answer;
  });
