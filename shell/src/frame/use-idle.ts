/** Loads late what nobody waits for: when the page is idle, or when the visitor may soon use it. */

import { createStore } from 'platform';
import { whenIdle, whenInteractionLikely } from 'platform/shell';

const idle = createStore(false);
const likely = createStore(false);

if (typeof document !== 'undefined') {
  whenIdle().then(() => idle.set(true));
  whenInteractionLikely().then(() => likely.set(true));
}

/** False until the page is loaded and the browser is idle, then true. For what moves by itself. */
export const useIdle = (): boolean => idle.use();

/** False until the page is idle and an interaction is likely, then true. For what reacts to the visitor. */
export const useInteractionLikely = (): boolean => likely.use();
