import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the first control of a step that has just appeared: the one before took its focus away with it. */
export function useFirstFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return place;
}
