import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../use-media.ts';

/** How far from its place a picture counts as arrived, in pictures. */
const ARRIVED = 0.02;

export interface Reel {
  /** The box that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  current: number;
  /** Whether it has been moved or touched: from then on the neighbours of the picture in sight are fetched early. */
  isUsed: boolean;
  show: (index: number) => void;
  onScroll: () => void;
  onTouch: () => void;
}

/** Which picture of a row that scrolls sideways is in sight, and the way to another. */
export function useReel(count: number): Reel {
  const box = useRef<HTMLDivElement>(null);
  /** Where a press has sent the row: what it passes on the way is not told. */
  const goal = useRef<number | undefined>(undefined);
  const [current, setCurrent] = useState(0);
  const [isUsed, setUsed] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');

  function show(index: number): void {
    setUsed(true);
    setCurrent(index);
    goal.current = index;
    const isNeighbour = Math.abs(index - current) === 1;
    box.current?.scrollTo({
      left: index * box.current.clientWidth,
      behavior: isNeighbour && !isStill ? 'smooth' : 'instant',
    });
  }

  function handleScroll(): void {
    if (!box.current?.clientWidth) return;
    const place = box.current.scrollLeft / box.current.clientWidth;
    if (goal.current !== undefined) {
      if (Math.abs(place - goal.current) > ARRIVED) return;
      goal.current = undefined;
    }
    setUsed(true);
    setCurrent(Math.min(count - 1, Math.round(place)));
  }

  // A finger may have moved it before the script came.
  const startWhereItStands = useEffectEvent(() => {
    if (box.current?.scrollLeft) handleScroll();
  });
  useEffect(() => startWhereItStands(), []);

  /** A finger or a wheel takes the row over from a press that is still under way. */
  function handleTouch(): void {
    goal.current = undefined;
    setUsed(true);
  }

  return { box, current, isUsed, show, onScroll: handleScroll, onTouch: handleTouch };
}
