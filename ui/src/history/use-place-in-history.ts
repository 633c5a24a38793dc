/**
 * What lies over the whole page is a place in the history while it is open, so that Back closes it and not the page. However
 * else it is closed, its place goes with it. The router never hears of it: the address is the same.
 */

import { useEffect, useEffectEvent, useRef } from 'react';

const quietly = (event: PopStateEvent): void => event.stopImmediatePropagation();

/** In front of a router, which listens without capture. */
const onLeave = (listener: (event: PopStateEvent) => void, signal?: AbortSignal): void =>
  window.addEventListener('popstate', listener, { capture: true, once: true, ...(signal ? { signal } : {}) });

const isAt = (mark: string): boolean => (history.state as Record<string, unknown> | null)?.[mark] === true;

/** The way out of the place, while the history has not followed yet: nobody goes it twice. */
let leaving: Promise<void> | undefined;

const leavePlace = (): void => {
  leaving ??= new Promise((resolve) => {
    onLeave((event) => {
      quietly(event);
      leaving = undefined;
      resolve();
    });
    history.back();
  });
};

/** A place that was given up in this moment. What opens in the same one takes it over: Back and forth would leave a gap for a press. */
let vacant: string | undefined;

const giveUp = (mark: string): void => {
  vacant = mark;
  queueMicrotask(() => {
    if (vacant !== mark) return;
    vacant = undefined;
    if (isAt(mark)) leavePlace();
  });
};

function take(mark: string): void {
  const state = { ...(history.state as Record<string, unknown> | null) };
  if (vacant) {
    delete state[vacant];
    history.replaceState({ ...state, [mark]: true }, '');
    vacant = undefined;
  } else if (!isAt(mark)) history.pushState({ ...state, [mark]: true }, '');
}

/**
 * Holds the place while `isOpen`, and calls `onClose` when Back leaves it. `mark` tells it from others' places in the history's
 * state. Returns what leaves the place first and then goes on; false when there is none to leave, and it can go on at once.
 */
export function usePlaceInHistory(mark: string, isOpen: boolean, onClose: () => void): (goOn: () => void) => boolean {
  const next = useRef<(() => void) | undefined>(undefined);
  const leave = useEffectEvent(() => {
    onClose();
    next.current?.();
  });

  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    const enter = () => {
      if (gone.signal.aborted) return;
      const address = location.href;
      take(mark);
      onLeave((event) => {
        if (location.href === address) quietly(event);
        leave();
      }, gone.signal);
    };
    if (leaving) void leaving.then(enter);
    else enter();
    return () => {
      gone.abort();
      if (isAt(mark)) giveUp(mark);
    };
  }, [isOpen, mark]);

  return (goOn) => {
    if (!isAt(mark)) return false;
    next.current = goOn;
    if (leaving) void leaving.then(goOn);
    else history.back();
    return true;
  };
}
