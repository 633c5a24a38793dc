/** What nobody waits for arrives when the page has nothing better to do, or when somebody may reach for it. */

import { createStore } from 'platform';
import { whenIdle, whenInteractionLikely } from 'platform/shell';

const idle = createStore(false);
const likely = createStore(false);

if (typeof document !== 'undefined') {
  whenIdle().then(() => idle.set(true));
  whenInteractionLikely().then(() => likely.set(true));
}

/** False until the page has loaded and the browser rests; then true for good. For what moves by itself. */
export const useIdle = (): boolean => idle.use();

/** False until the page rests and somebody may reach for what is still missing; then true for good. For what answers. */
export const useInteractionLikely = (): boolean => likely.use();
