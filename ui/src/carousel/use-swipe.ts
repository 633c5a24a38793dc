import { type Touch, type TouchEvent, useRef } from 'react';

/** The shortest horizontal swipe, in pixels. */
const THRESHOLD = 50;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/** Touch handlers that recognize a horizontal swipe. They ignore taps, scrolling, and pinching with two fingers. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const from = useRef<Touch>(undefined);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[1] ? undefined : touches[0];
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const across = touch.clientX - from.current.clientX;
      const down = touch.clientY - from.current.clientY;
      if (Math.abs(across) <= THRESHOLD || Math.abs(down) > Math.abs(across)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
