/**
 * What the visitor asked for last. The page itself shows a search only once its homes have come; a choice that is made
 * before must be added to the one before it, not to what is still on screen.
 */

import { createStore } from 'platform';
import type { Search } from './search.ts';

/** Set with each navigation that asks for the page's data, whoever began it: a choice, a link, Back. */
export const askedSearch = createStore<Search | null>(null);
