/** What lies over the whole page is a place in the history while it is open, so that Back closes it and not the page. */

import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type Place, placesOfWindow } from './places.ts';

/**
 * Holds a place while `isOpen`, above those of what is open already, and calls `onClose` when Back leaves it. Returns what leaves
 * the place first and then goes on; false when there is none to leave, and it can go on at once.
 */
export function usePlaceInHistory(isOpen: boolean, onClose: () => void): (goOn: () => void) => boolean {
  const held = useRef<Place>(undefined);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const place = placesOfWindow().enter(() => close());
    held.current = place;
    return () => {
      held.current = undefined;
      placesOfWindow().exit(place);
    };
  }, [isOpen]);
  return (goOn) => held.current !== undefined && placesOfWindow().leave(held.current, goOn);
}

type LeaveThen = ReturnType<typeof usePlaceInHistory>;

/** Whether the browser leaves this page for a link, and the page does not change for it. */
const isElsewhere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.origin !== location.origin;

/** Follows a link in what is open from the page under it, so that Back leads to that page; for `onClickCapture`. */
export function leaveOnLink(event: MouseEvent, leaveThen: LeaveThen): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || isElsewhere(link, event) || !leaveThen(() => link.click())) return;
  event.preventDefault();
  event.stopPropagation();
}
