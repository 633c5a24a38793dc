/** How Apollo's cache keeps a list that is read page by page. */

import type { FieldPolicy, Reference } from '@apollo/client';

type Paged = {
  nodes: readonly Reference[];
  /** Absent if a query does not select it: then its list has no pages. */
  pageInfo?: { hasNextPage: boolean; endCursor: string | null } | undefined;
};

/**
 * A field that answers with `nodes` and a `pageInfo`, in an order in which no node changes its place. `keyArgs`: the
 * arguments that make another list, which are all but the cursor `after`. A page is added where it begins, and nowhere
 * else: to a list that was replaced meanwhile it adds nothing. When the first page is read again, those after it stay.
 */
export const pagedField = (keyArgs: string[]): FieldPolicy<Paged> => ({
  keyArgs,
  merge(known, next, { args }) {
    if (!known) return next;
    if (args?.after) {
      if (args.after !== known.pageInfo?.endCursor) return known;
      return { ...next, nodes: [...known.nodes, ...next.nodes] };
    }
    const last = next.pageInfo?.hasNextPage ? next.nodes.at(-1) : undefined;
    const place = last ? known.nodes.findIndex(({ __ref }) => __ref === last.__ref) : -1;
    const later = known.nodes.slice(place + 1);
    if (place === -1 || later.length === 0) return next;
    return { ...next, nodes: [...next.nodes, ...later], pageInfo: known.pageInfo };
  },
});
