import { type RefObject, useEffect } from 'react';
import { markHydration } from './hydration-marks.ts';

/** Placed beside what a boundary holds: its effect runs when React has hydrated all of it. */
export function Hydrated({ boundary }: { boundary: RefObject<Element | null> }) {
  useEffect(() => markHydration(boundary.current, 'done'), [boundary]);
  return null;
}
