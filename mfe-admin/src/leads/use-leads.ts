import { useState } from 'react';
import { AdminLeads, type AdminLeadsQueryVariables } from '../generated/operations.ts';
import { sayFailure } from '../property-form/errors.ts';
import { useViewer } from '../session/use-viewer.ts';
import { filterOf, type Shown, type Tab } from './lead-filters.ts';

const PAGE = 50;
/** Milliseconds. New leads are found even if an event was missed. */
const LOOK_AGAIN = 30_000;

export const variablesOf = (shown: Shown): AdminLeadsQueryVariables => ({
  filter: filterOf(shown),
  sort: shown.sort,
  first: PAGE,
});

/** The leads that match the URL, page by page. */
export function useLeads(shown: Shown) {
  const filter = filterOf(shown);
  const { viewer, loading, hasFailed, retry, fetchMore } = useViewer(AdminLeads, {
    variables: variablesOf(shown),
    pollInterval: LOOK_AGAIN,
  });
  const [isFetching, setFetching] = useState(false);
  const found = viewer?.leads;

  async function showMore(): Promise<void> {
    setFetching(true);
    try {
      await fetchMore({ variables: { after: found?.pageInfo.endCursor ?? null } });
    } catch (error) {
      sayFailure(error);
    } finally {
      setFetching(false);
    }
  }

  const statuses = found?.statusCounts;
  const counts: Partial<Record<Tab, number>> | undefined = statuses && {
    open: statuses.new,
    spam: statuses.spam,
  };
  return {
    leads: found?.nodes.filter(({ status }) => filter.statuses.includes(status)) ?? [],
    counts,
    hasMore: found?.pageInfo.hasNextPage ?? false,
    loading: loading || isFetching,
    hasFailed,
    retry,
    showMore: () => void showMore(),
  };
}
