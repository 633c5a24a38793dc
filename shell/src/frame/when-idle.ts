/** What nobody waits for: menus, toasts and the popup arrive when the page has nothing better to do. */

import { createStore } from 'platform';

const idle = createStore(false);

function waitForIdle(): void {
  const rest = () => idle.set(true);
  if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 2000 });
  else setTimeout(rest, 200);
}

if (typeof document !== 'undefined') {
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
}

/** False until the page has loaded and the browser rests; then true for good. */
export const useIdle = (): boolean => idle.use();
