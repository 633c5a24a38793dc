import type { TypedOperation } from 'platform';
import { documentOf, useQuery } from 'platform/apollo';
import { isUnreached } from '../connection/connection.ts';
import { useCachedAnswer } from '../device/use-cached-answer.ts';
import { layOver } from '../queue/waiting.ts';
import { useViewerOf } from './use-viewer-of.ts';

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
export function useViewer<Viewer, Variables extends Record<string, unknown>>(
  operation: TypedOperation<{ viewer: Viewer | null }, Variables>,
  { variables, pollInterval = 0, isKept = true }: Options<Variables>,
) {
  const query = useQuery(documentOf(operation), {
    variables,
    pollInterval,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    fetchPolicy: 'cache-and-network',
  });
  const { data, loading, error, fetchMore, client } = query;
  const shown = useViewerOf<Viewer>(query);
  const key = isKept ? `${operation.hash} ${JSON.stringify(variables)}` : null;
  const isRestoring = useCachedAnswer(
    { key, answer: data?.viewer && data, isPending: loading, isAnswered: !error, isOffline: isUnreached(error) },
    (kept) => {
      client.writeQuery({ query: documentOf(operation), variables, data: kept as typeof data });
      layOver();
    },
  );

  return { ...shown, loading: loading || isRestoring, fetchMore };
}
