import { documentOf, useQuery } from 'platform/apollo';
import { useEffect, useState } from 'react';
import { AdminDashboard, type AdminDashboardQuery } from '../generated/operations.ts';
import { isSignedOut, signInAgain } from '../session/sign-in-again.ts';

type Viewer = NonNullable<AdminDashboardQuery['viewer']>;

/** What stands on the agent's desk. What is there stays while more is on its way, or the log-in stands before it. */
export function useDesk(listings: number) {
  const { data, loading, error, refetch } = useQuery(documentOf(AdminDashboard), { variables: { listings } });
  const [last, setLast] = useState<Viewer | null>(null);
  if (data?.viewer && data.viewer !== last) setLast(data.viewer);
  const viewer = data?.viewer ?? last;

  // Without a session the gateway answers that there is no viewer.
  const isRefused = !loading && (data?.viewer === null || isSignedOut(error));
  useEffect(() => {
    if (!isRefused) return;
    void signInAgain().then(async (isSignedIn) => void (isSignedIn && (await refetch())));
  }, [isRefused, refetch]);

  return {
    viewer,
    loading,
    hasFailed: Boolean(error) || (!loading && !data?.viewer),
    retry: () => void refetch(),
  };
}
