/** How Apollo's cache keeps a list that is read page by page. */

import type { FieldPolicy, Reference } from '@apollo/client';

type Paged = {
  nodes: readonly Reference[];
  /** Absent if a query does not select it: then its list has no pages. */
  pageInfo?: { hasNextPage: boolean; endCursor: string | null } | undefined;
};

/**
 * A field that answers with `nodes` and a `pageInfo`. `keyArgs`: the arguments that make another list, which are all but
 * the cursor `after`. A page is added where it begins, and nowhere else: to a list that was read again meanwhile, and
 * ends elsewhere, it adds nothing. A first page replaces the list.
 */
export const pagedField = (keyArgs: string[]): FieldPolicy<Paged> => ({
  keyArgs,
  merge(known, next, { args }) {
    if (!known || !args?.after) return next;
    if (args.after !== known.pageInfo?.endCursor) return known;
    return { ...next, nodes: [...known.nodes, ...next.nodes] };
  },
});
