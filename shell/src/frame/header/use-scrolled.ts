import { useSyncExternalStore } from 'react';

/** Pixels after which the header has its own background. */
const SCROLLED_ABOVE = 50;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `SCROLLED_ABOVE`. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_ABOVE,
    () => false,
  );
