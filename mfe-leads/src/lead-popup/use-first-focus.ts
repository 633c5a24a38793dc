import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first control of a step that has just appeared, because the focus was in the step before. */
export function useFirstFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return place;
}
