/**
 * What the visitor asked for last. The page shows a search only when its homes are loaded. Another choice before that
 * must be added to this search, not to the one on screen.
 */

import { createStore } from 'platform';
import type { Search } from './search.ts';

/** Set by each navigation that loads the page's data: a choice, a link, Back. */
export const askedSearch = createStore<Search | null>(null);

/**
 * Runs `run` after the frame that shows the choice was painted, because what follows takes longer to render. An earlier
 * click runs it at once, so that the order of the visitor's actions is kept.
 */
export function oncePainted(run: () => void): void {
  let left: typeof run | undefined = run;
  const go = () => {
    left?.();
    left = undefined;
  };
  addEventListener('click', go, { capture: true, once: true });
  requestAnimationFrame(() => setTimeout(go));
}
