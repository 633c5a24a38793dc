import { type TouchEvent, useRef } from 'react';

/** The shortest horizontal swipe, in pixels. */
const THRESHOLD = 50;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/** In a page that is zoomed by a pinch, one finger scrolls. */
const isEnlarged = () => (visualViewport?.scale ?? 1) > 1.01;

/** Touch handlers that recognize a horizontal swipe. They ignore taps, scrolling, and pinching with two fingers. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const from = useRef<{ x: number; y: number }>(undefined);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first, second] = Array.from(touches);
      // A copy: Safari may use one Touch object for all events of a finger.
      from.current = first && !second && !isEnlarged() ? { x: first.clientX, y: first.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches, touches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !from.current || touches.length > 0) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      if (Math.abs(across) <= THRESHOLD || Math.abs(down) > Math.abs(across)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
