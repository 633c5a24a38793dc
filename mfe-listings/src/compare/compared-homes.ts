/** The homes of a comparison, as its URL lists them. */

/** How many homes fit beside one another. */
export const SIDE_BY_SIDE = 3;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The homes in the URL's parameter. What is no home's id is ignored. */
export function readCompared(text: string | null): string[] {
  const ids = (text ?? '')
    .toLowerCase()
    .split(',')
    .filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, SIDE_BY_SIDE);
}

export const comparePath = (ids: readonly string[]): string => (ids.length > 0 ? `/compare?homes=${ids}` : '/compare');
