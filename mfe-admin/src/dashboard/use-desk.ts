import { documentOf, useQuery } from 'platform/apollo';
import { AdminDashboard } from '../generated/operations.ts';
import { useViewerOf } from '../session/use-viewer-of.ts';

/** The data of the dashboard. */
export function useDesk(listings: number) {
  const query = useQuery(documentOf(AdminDashboard), { variables: { listings } });
  return { ...useViewerOf(query), loading: query.loading };
}
