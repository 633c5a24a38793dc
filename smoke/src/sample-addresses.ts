/** Under which addresses a page is tried before it goes live. */

/** Asks the gateway as anybody may. */
export type Query = (request: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}) => Promise<{ data?: unknown }>;

const FIRST_HOME = 'query SmokeSample { properties(first: 1) { nodes { id } } }';

/** The address of an existing home, for pages that show one. */
export async function sampleHomes(query: Query): Promise<string[]> {
  const { data } = await query({ query: FIRST_HOME, variables: {}, operationName: 'SmokeSample' });
  const homes = (data as { properties?: { nodes: { id: string }[] } } | null)?.properties?.nodes ?? [];
  return homes.map(({ id }) => `/properties/${id}`);
}

/**
 * The addresses under which a page is tried: of a changed part, or under a changed frame, every one that its part lists;
 * else one. A made-up one, which may be answered with 404, where no record is known.
 */
export function addressesOf(path: string, known: readonly string[], isChanged: boolean): string[] {
  if (!path.includes(':')) return [path];
  const pattern = new URLPattern({ pathname: path });
  const fitting = known.filter((candidate) => pattern.test({ pathname: candidate }));
  if (fitting.length === 0) return [path.replaceAll(/:\w+/g, 'sample')];
  return isChanged ? fitting : fitting.slice(0, 1);
}
