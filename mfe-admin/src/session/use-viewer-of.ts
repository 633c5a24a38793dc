import { useEffect, useState } from 'react';
import { isLogInPutOff, isSignedOut, offerLogIn, signInAgain } from './sign-in-again.ts';

/** A query of the signed-in agent. Without a session, the gateway answers with `viewer: null`. */
type Query<Viewer> = {
  data?: { viewer: Viewer | null } | undefined;
  loading: boolean;
  error?: unknown;
  variables?: Record<string, unknown> | undefined;
  refetch: () => Promise<unknown>;
};

/**
 * The agent's data in the answer to a query. They stay while more is loading, and during the log-in, which is asked for
 * after an expired session; then the query is sent again. Those of other variables do not stay if it fails.
 */
export function useViewerOf<Viewer>({ data, loading, error, variables, refetch }: Query<Viewer>) {
  const key = JSON.stringify(variables);
  const [last, setLast] = useState<{ key: string | undefined; viewer: Viewer } | null>(null);
  if (data?.viewer && data.viewer !== last?.viewer) setLast({ key, viewer: data.viewer });

  const isAnswered = !loading && !error && Boolean(data?.viewer);
  // What the agent opens or chooses may ask for the log-in, and so may the end of a later session.
  useEffect(() => {
    if (isAnswered) offerLogIn();
  }, [isAnswered]);
  useEffect(offerLogIn, [key]);

  const isRefused = !loading && (data?.viewer === null || isSignedOut(error));
  useEffect(() => {
    if (!isRefused || isLogInPutOff()) return;
    void signInAgain().then(async (isSignedIn) => void (isSignedIn && (await refetch())));
  }, [isRefused, refetch]);

  const isEarlier = !data?.viewer && last !== null && last.key !== key;
  // For good: it would come back while what failed is asked for again.
  if (isEarlier && !loading && (!isRefused || isLogInPutOff())) setLast(null);
  return {
    viewer: data?.viewer ?? last?.viewer ?? null,
    /** The data answer the query before, with other variables. */
    isEarlier,
    hasFailed: Boolean(error) || (!loading && !data?.viewer),
    retry: () => {
      offerLogIn();
      void refetch();
    },
  };
}
