import type { TypedOperation } from 'platform';
import { documentOf, useQuery } from 'platform/apollo';
import { useEffect, useState } from 'react';
import { isSignedOut, signInAgain } from './sign-in-again.ts';

type Asked = { viewer: object | null };

type Options<Variables> = {
  variables: Variables;
  /** Milliseconds from one look at the gateway to the next, while the page is seen; absent: it is asked once. */
  pollInterval?: number;
};

/**
 * What the agent may read. What is there stays while more is on its way, the line is gone or the log-in stands before it; an
 * expired session asks for the log-in and goes on.
 */
export function useViewer<Data extends Asked, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Data, Variables>,
  { variables, pollInterval = 0 }: Options<Variables>,
) {
  const { data, loading, error, refetch, fetchMore } = useQuery(documentOf(operation), {
    variables,
    pollInterval,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    fetchPolicy: 'cache-and-network',
  });
  const [last, setLast] = useState<NonNullable<Data['viewer']> | null>(null);
  if (data?.viewer && data.viewer !== last) setLast(data.viewer as NonNullable<Data['viewer']>);

  // Without a session the gateway answers that there is no viewer.
  const isRefused = !loading && (data?.viewer === null || isSignedOut(error));
  useEffect(() => {
    if (!isRefused) return;
    void signInAgain().then(async (isSignedIn) => void (isSignedIn && (await refetch())));
  }, [isRefused, refetch]);

  return {
    viewer: (data?.viewer as NonNullable<Data['viewer']> | undefined) ?? last,
    loading,
    hasFailed: Boolean(error) || (!loading && !data?.viewer),
    retry: () => void refetch(),
    fetchMore,
  };
}
