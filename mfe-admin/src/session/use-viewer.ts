import type { TypedOperation } from 'platform';
import { documentOf, useQuery } from 'platform/apollo';
import { useEffect, useState } from 'react';
import { useCachedAnswer } from '../device/use-cached-answer.ts';
import { isUnreached } from '../line/line.ts';
import { layOver } from '../queue/waiting.ts';
import { isSignedOut, signInAgain } from './sign-in-again.ts';

type Asked = { viewer: object | null };

type Options<Variables> = {
  variables: Variables;
  /** Milliseconds between two polls while the page is visible. Absent: no polls. */
  pollInterval?: number;
  /** False: the answer is not stored on the device. */
  isKept?: boolean;
};

/**
 * Reads data of the signed-in agent. Shown data stay while more is loading, while there is no connection, and during
 * the log-in. Without a connection, the stored answer is used. After an expired session, it asks for the log-in and
 * continues.
 */
export function useViewer<Data extends Asked, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Data, Variables>,
  { variables, pollInterval = 0, isKept = true }: Options<Variables>,
) {
  const { data, loading, error, refetch, fetchMore, client } = useQuery(documentOf(operation), {
    variables,
    pollInterval,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    fetchPolicy: 'cache-and-network',
  });
  const [last, setLast] = useState<NonNullable<Data['viewer']> | null>(null);
  if (data?.viewer && data.viewer !== last) setLast(data.viewer as NonNullable<Data['viewer']>);

  // Without a session, the gateway answers with `viewer: null`.
  const isRefused = !loading && (data?.viewer === null || isSignedOut(error));
  useEffect(() => {
    if (!isRefused) return;
    void signInAgain().then(async (isSignedIn) => void (isSignedIn && (await refetch())));
  }, [isRefused, refetch]);

  const viewer = (data?.viewer as NonNullable<Data['viewer']> | undefined) ?? last;
  const key = isKept ? `${operation.hash} ${JSON.stringify(variables)}` : null;
  const isRestoring = useCachedAnswer(
    { key, answer: data?.viewer && data, isPending: loading, isAnswered: !error, isCut: isUnreached(error) },
    (kept) => {
      client.writeQuery({ query: documentOf(operation), variables, data: kept as Data });
      layOver();
    },
  );

  return {
    viewer,
    loading: loading || isRestoring,
    hasFailed: Boolean(error) || (!loading && !data?.viewer),
    retry: () => void refetch(),
    fetchMore,
  };
}
