/** The homes of a comparison, as its URL lists them. */

import { homeIdsIn } from 'schema';

/** How many homes fit beside one another. */
export const SIDE_BY_SIDE = 3;

/** The homes in the URL's parameter. What is no home's id is ignored. */
export const readCompared = (text: string | null): string[] => homeIdsIn(text).slice(0, SIDE_BY_SIDE);

export const comparePath = (ids: readonly string[]): string => (ids.length > 0 ? `/compare?homes=${ids}` : '/compare');
