import { type RefObject, useEffect } from 'react';
import { markHydration } from './hydration-marks.ts';

/** Placed inside a boundary: its effect runs when React has hydrated the whole boundary. */
export function Hydrated({ boundary }: { boundary: RefObject<Element | null> }) {
  useEffect(() => markHydration(boundary.current, 'done'), [boundary]);
  return null;
}
