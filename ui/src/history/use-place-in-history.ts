/**
 * Gives what lies over the whole page a history entry while it is open, so that Back closes it instead of leaving the
 * page.
 */

import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Place, placesOfWindow } from './places.ts';

/**
 * Holds a place in the history while `isOpen`, above all that is open already, and calls `onClose` when Back leaves it.
 * While `holds`, Back calls it, too, but the place stays, so that no second press leads off the page.
 * Returns a function that leaves the place and then continues; it returns false if there is no place to leave, and the
 * caller can continue at once.
 */
export function usePlaceInHistory(
  isOpen: boolean,
  onClose: () => void,
  holds: () => boolean = () => false,
): (goOn: () => void) => boolean {
  const held = useRef<Place>(undefined);
  const [round, setRound] = useState(0);
  const close = useEffectEvent(onClose);
  const holdsNow = useEffectEvent(holds);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    const place = placesOfWindow().enter(
      () => {
        // What leaves by itself stays away, though it may still be sending until the next page is there.
        const stays = !isLeaving.current && holdsNow();
        close();
        // A history of an earlier version, from another part, has left the place all the same.
        if (stays && place.stage === 'left') setRound((count) => count + 1);
      },
      () => holdsNow(),
    );
    held.current = place;
    return () => {
      held.current = undefined;
      placesOfWindow().exit(place);
    };
  }, [isOpen, round]);
  return (goOn) => {
    isLeaving.current = held.current !== undefined && placesOfWindow().leave(held.current, goOn);
    return isLeaving.current;
  };
}

type LeaveThen = ReturnType<typeof usePlaceInHistory>;

/** Whether the link does not change this page by the router: it opens elsewhere, or leaves the site. */
const isElsewhere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.origin !== location.origin;

/** For `onClickCapture`: follows a link inside an overlay from the page below, so that Back leads to that page. */
export function leaveOnLink(event: MouseEvent, leaveThen: LeaveThen): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || isElsewhere(link, event) || !leaveThen(() => link.click())) return;
  event.preventDefault();
  event.stopPropagation();
}
