/** Which homes a comparison is of, as its address holds them. */

/** Beside one another there is room for. */
export const SIDE_BY_SIDE = 3;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What stands in an address and is no home's id counts as not there. */
export function readCompared(text: string | null): string[] {
  const ids = (text ?? '')
    .toLowerCase()
    .split(',')
    .filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, SIDE_BY_SIDE);
}

export const comparePath = (ids: readonly string[]): string => (ids.length > 0 ? `/compare?homes=${ids}` : '/compare');
