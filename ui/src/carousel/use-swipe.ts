import { type TouchEvent, useRef } from 'react';

/** Pixels of a horizontal swipe that count as one. */
const THRESHOLD = 50;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/** Touch handlers that tell a horizontal swipe over 50 px from a tap and from scrolling. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const from = useRef<{ x: number; y: number } | null>(null);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!touch || !from.current) return;
      const across = touch.clientX - from.current.x;
      const down = touch.clientY - from.current.y;
      if (Math.abs(across) <= THRESHOLD || Math.abs(down) > Math.abs(across)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
