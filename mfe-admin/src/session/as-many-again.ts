type Paged = { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined } };

/** The most nodes that the gateway returns at once. */
const LARGEST = 100;

/**
 * Reads a list again as far as it was shown, `count` nodes, so that the agent finds the same place. Rejects as `pageOf`
 * does, for no part of it.
 */
export async function asManyAgain<List extends Paged>(
  count: number,
  pageOf: (first: number, after: string | null) => Promise<List>,
  join: (list: List, next: List) => List,
): Promise<List> {
  let list = await pageOf(Math.min(count, LARGEST), null);
  while (list.nodes.length < count && list.pageInfo.hasNextPage)
    list = join(list, await pageOf(Math.min(count - list.nodes.length, LARGEST), list.pageInfo.endCursor ?? null));
  return list;
}
