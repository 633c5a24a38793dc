import { useEffect, useState } from 'react';
import { useMedia } from '../use-media.ts';
import { useTabHidden } from './use-tab-hidden.ts';
import { itemAt, positionOf } from './window.ts';

export interface CarouselOptions {
  count: number;
  /** Milliseconds between automatic moves. Absent: it does not move by itself. */
  interval?: number | undefined;
  /** Pauses the automatic moves, whatever the pause button says, while a pointer or the focus is inside. */
  isHeld?: boolean | undefined;
  /**
   * An arrow or a dot stops the automatic moves until the visitor presses play. Otherwise it only restarts the
   * interval.
   */
  stopsOnUse?: boolean | undefined;
}

export type Carousel = ReturnType<typeof useCarousel>;

/** The position of a carousel, and the functions that move it. */
export function useCarousel({ count, interval, isHeld = false, stopsOnUse = false }: CarouselOptions) {
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isHidden = useTabHidden();
  const isAutomatic = interval !== undefined && count > 1 && !isStill;
  const isRunning = isAutomatic && !isPaused && !isHeld && !isHidden;

  // `position` is a dependency so that every move, also by the visitor, restarts the interval.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setPosition((current) => current + 1), interval);
    return () => clearTimeout(timer);
  }, [isRunning, interval, position]);

  const move = (change: (current: number) => number) => {
    setPosition(change);
    if (stopsOnUse && isAutomatic) setPaused(true);
  };

  return {
    count,
    position,
    current: count === 0 ? 0 : itemAt(position, count),
    next: () => move((current) => current + 1),
    previous: () => move((current) => current - 1),
    show: (item: number) => move((current) => positionOf(item, current, count)),
    isAutomatic,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
  };
}
