/**
 * What lies over the whole page is a place in the history while it is open, so that Back closes it and not the page. However
 * else it is closed, its place goes with it. The router never hears of it: the address is the same.
 */

import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';

const quietly = (event: PopStateEvent): void => event.stopImmediatePropagation();

/** In front of a router, which listens without capture. */
const onPop = (listener: (event: PopStateEvent) => void, signal?: AbortSignal): void =>
  window.addEventListener('popstate', listener, { capture: true, ...(signal ? { signal } : {}) });

const stateNow = (): Record<string, unknown> => ({ ...(history.state as Record<string, unknown> | null) });

const isAt = (mark: string): boolean => stateNow()[mark] === true;

/** Stands beside every mark: places of before it had it are not known to be left. */
const PLACE = 'isPlace';

interface Places {
  /** What is open now. */
  readonly held: Set<object>;
  /** The way out of a place, while the history has not followed yet: nobody goes it twice. */
  leaving?: Promise<void> | undefined;
  /** A place that was given up in this moment. What opens in the same one takes it over: Back and forth would leave a gap for a press. */
  vacant?: string | undefined;
}

/** Every part has a copy of this file, and all have one history: what they must agree on hangs on the window. */
const key = Symbol.for('ui/history');
const shared = globalThis as { [key]?: Places };
shared[key] ??= { held: new Set() };
const places = shared[key];

const leavePlace = (): void => {
  places.leaving ??= new Promise((resolve) => {
    const arrived = new AbortController();
    onPop((event) => {
      arrived.abort();
      quietly(event);
      places.leaving = undefined;
      resolve();
      leaveDeserted();
    }, arrived.signal);
    history.back();
  });
};

/** Nobody can close the place of what is gone: after a reload, or a press on Forward, Back would do nothing that is seen. */
const leaveDeserted = (): void => {
  if (places.held.size === 0 && isAt(PLACE)) leavePlace();
};

if (typeof window === 'object') {
  onPop(leaveDeserted);
  leaveDeserted();
}

const giveUp = (mark: string): void => {
  places.vacant = mark;
  queueMicrotask(() => {
    if (places.vacant !== mark) return;
    places.vacant = undefined;
    if (isAt(mark)) leavePlace();
  });
};

function take(mark: string): void {
  const state = stateNow();
  if (places.vacant) {
    delete state[places.vacant];
    history.replaceState({ ...state, [mark]: true, [PLACE]: true }, '');
    places.vacant = undefined;
  } else if (!isAt(mark)) history.pushState({ ...state, [mark]: true, [PLACE]: true }, '');
}

/**
 * Holds the place while `isOpen`, and calls `onClose` when Back leaves it. `mark` tells it from others' places in the history's
 * state. Returns what leaves the place first and then goes on; false when there is none to leave, and it can
 * go on at once.
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
    const holder = {};
    places.held.add(holder);
    const enter = () => {
      if (gone.signal.aborted) return;
      if (places.leaving) return void places.leaving.then(enter);
      const address = location.href;
      take(mark);
      onPop((event) => {
        // What was left stood on top of this.
        if (isAt(mark)) return;
        gone.abort();
        if (location.href === address) quietly(event);
        leave();
      }, gone.signal);
    };
    enter();
    return () => {
      places.held.delete(holder);
      gone.abort();
      if (isAt(mark)) giveUp(mark);
    };
  }, [isOpen, mark]);

  return (goOn) => {
    if (!isAt(mark)) return false;
    next.current = goOn;
    if (places.leaving) void places.leaving.then(goOn);
    else history.back();
    return true;
  };
}

type LeaveThen = ReturnType<typeof usePlaceInHistory>;

/** Follows a link in what is open from the page under it, so that Back leads to that page; for `onClickCapture`. */
export function leaveOnLink(event: MouseEvent, leaveThen: LeaveThen): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || !leaveThen(() => link.click())) return;
  event.preventDefault();
  event.stopPropagation();
}
