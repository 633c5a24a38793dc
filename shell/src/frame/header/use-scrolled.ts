import { useSyncExternalStore } from 'react';

/** Pixels from which the header stands on a ground of its own. */
const SCROLLED_ABOVE = 50;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than 50 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_ABOVE,
    () => false,
  );
