import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in a hidden tab. */
export const useTabHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
