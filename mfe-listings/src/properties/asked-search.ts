/**
 * What the visitor asked for last. The page itself shows a search only once its homes have come; a choice that is made
 * before must be added to the one before it, not to what is still on screen.
 */

import { createStore } from 'platform';
import type { Search } from './search.ts';

/** Set with each navigation that asks for the page's data, whoever began it: a choice, a link, Back. */
export const askedSearch = createStore<Search | null>(null);

/**
 * Runs it once the frame is painted that shows what was asked for: what that leads to takes longer to draw. What is pressed sooner
 * comes after it, as it was pressed.
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
