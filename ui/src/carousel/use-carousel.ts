import { useEffect, useState } from 'react';
import { itemAt, positionOf } from './window.ts';

export interface CarouselOptions {
  count: number;
  /** Milliseconds between moves; without it the carousel moves only when told to. */
  interval?: number | undefined;
  /** Holds the interval, whatever the pause button says: a pointer or the focus is inside. */
  isHeld?: boolean | undefined;
}

export type Carousel = ReturnType<typeof useCarousel>;

/** Where a carousel stands, and the ways to move it. */
export function useCarousel({ count, interval, isHeld = false }: CarouselOptions) {
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const next = () => setPosition((current) => current + 1);
  const isRunning = interval !== undefined && count > 1 && !isPaused && !isHeld;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setPosition((current) => current + 1), interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);

  return {
    count,
    position,
    current: count === 0 ? 0 : itemAt(position, count),
    next,
    previous: () => setPosition((current) => current - 1),
    show: (item: number) => setPosition((current) => positionOf(item, current, count)),
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
  };
}
