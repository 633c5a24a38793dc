/**
 * What lies over the whole page is a place in the history while it is open, so that Back closes it and not the page. However
 * else it is closed, its place goes with it. The router never hears of it: the address is the same.
 */

import { useEffect, useEffectEvent } from 'react';

const isOurs = (): boolean => (history.state as { isLarge?: boolean } | null)?.isLarge === true;

const quietly = (event: PopStateEvent): void => event.stopImmediatePropagation();

/** In front of a router, which listens without capture. */
const onLeave = (listener: (event: PopStateEvent) => void, signal?: AbortSignal): void =>
  window.addEventListener('popstate', listener, { capture: true, once: true, ...(signal ? { signal } : {}) });

export function usePlaceInHistory(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    const address = location.href;
    if (!isOurs()) history.pushState({ ...(history.state as object | null), isLarge: true }, '');
    onLeave((event) => {
      if (location.href === address) quietly(event);
      close();
    }, gone.signal);
    return () => {
      gone.abort();
      if (!isOurs()) return;
      onLeave(quietly);
      history.back();
    };
  }, [isOpen]);
}
