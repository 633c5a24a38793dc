/**
 * The open menu is a place in the history, so that Back closes the menu and not the page. However else it is closed, its place
 * goes with it. The router never hears of it: the address is the same.
 */

import { useEffect, useEffectEvent, useRef } from 'react';

const isMenus = (): boolean => (history.state as { isMenu?: boolean } | null)?.isMenu === true;

const quietly = (event: PopStateEvent): void => event.stopImmediatePropagation();

/** In front of the router, which listens without capture. */
const onLeave = (listener: (event: PopStateEvent) => void, signal?: AbortSignal): void =>
  window.addEventListener('popstate', listener, { capture: true, once: true, ...(signal ? { signal } : {}) });

/** Returns what leaves the menu's place first and then goes on; false when there is none to leave, and it can go on at once. */
export function useMenuHistory(onClose: () => void): (goOn: () => void) => boolean {
  const next = useRef<(() => void) | undefined>(undefined);
  const leave = useEffectEvent(() => {
    onClose();
    next.current?.();
  });

  useEffect(() => {
    const gone = new AbortController();
    const address = location.href;
    if (!isMenus()) history.pushState({ ...(history.state as object | null), isMenu: true }, '');
    onLeave((event) => {
      if (location.href === address) quietly(event);
      leave();
    }, gone.signal);
    return () => {
      gone.abort();
      if (!isMenus()) return;
      onLeave(quietly);
      history.back();
    };
  }, []);

  return (goOn) => {
    if (!isMenus()) return false;
    next.current = goOn;
    history.back();
    return true;
  };
}
