import { useEffect, useEffectEvent, useState } from 'react';
import { AdminLeads, type AdminLeadsQueryVariables } from '../generated/operations.ts';
import { toastFailure } from '../property-form/errors.ts';
import { cachedAnswer, keepAnswer } from '../session/use-agent-query.ts';
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

/** How many leads of each list are to be shown, so that the agent finds the same place after another page. */
const wanted = new Map<string, number>();

const wholeOf = (key: string): string => `whole leads ${key}`;

/**
 * The leads that match the URL, page by page. The first page is read again all the time; the others follow it, and until
 * they have come the list stays as it was, also where the agent goes to another page and back meanwhile.
 */
export function useLeads(shown: Shown) {
  const filter = filterOf(shown);
  const variables = variablesOf(shown);
  const key = JSON.stringify(variables);
  const { viewer, isEarlier, loading, hasFailed, retry, fetchMore } = useViewer(AdminLeads, {
    variables,
    pollInterval: LOOK_AGAIN,
  });
  const [want, setWant] = useState({ key, count: wanted.get(key) ?? PAGE });
  const count = want.key === key ? want.count : (wanted.get(key) ?? PAGE);
  const found = viewer?.leads;
  const isShort = found !== undefined && found.nodes.length < count && found.pageInfo.hasNextPage;
  const [whole, setWhole] = useState({ key, list: cachedAnswer<typeof found>(wholeOf(key)) ?? found });
  if (found && !isShort && (whole.list !== found || whole.key !== key)) setWhole({ key, list: found });
  const list = isShort && whole.key === key ? (whole.list ?? found) : found;

  useEffect(() => {
    if (whole.list) keepAnswer(wholeOf(whole.key), whole.list);
  }, [whole]);

  function show(more: number): void {
    wanted.set(key, more);
    setWant({ key, count: more });
  }

  const follow = useEffectEvent(async () => {
    try {
      await fetchMore({ variables: { after: found?.pageInfo.endCursor ?? null } });
    } catch (error) {
      show(found?.nodes.length ?? PAGE);
      toastFailure(error);
    }
  });
  useEffect(() => {
    if (isShort && !loading) void follow();
  }, [isShort, loading]);

  const statuses = found?.statusCounts;
  const counts: Partial<Record<Tab, number>> | undefined = statuses && {
    open: statuses.new,
    spam: statuses.spam,
  };
  return {
    leads: list?.nodes.filter(({ status }) => filter.statuses.includes(status)) ?? [],
    counts,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    /** The leads are those of the search before. */
    isEarlier,
    loading: loading || isShort,
    hasFailed,
    retry,
    showMore: () => show((list?.nodes.length ?? 0) + PAGE),
  };
}
