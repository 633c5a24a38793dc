import { documentOf, useQuery } from 'platform/apollo';
import { useEffect, useState } from 'react';
import { AdminDashboard, type AdminDashboardQuery } from '../generated/operations.ts';
import { isSignedOut, signInAgain } from '../session/sign-in-again.ts';

type Viewer = NonNullable<AdminDashboardQuery['viewer']>;

/** The data of the dashboard. They stay while more is loading, and while the log-in is open. */
export function useDesk(listings: number) {
  const { data, loading, error, refetch } = useQuery(documentOf(AdminDashboard), { variables: { listings } });
  const [last, setLast] = useState<Viewer | null>(null);
  if (data?.viewer && data.viewer !== last) setLast(data.viewer);
  const viewer = data?.viewer ?? last;

  // Without a session, the gateway answers with `viewer: null`.
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
