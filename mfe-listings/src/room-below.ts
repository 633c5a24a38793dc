import { type RefObject, useEffect } from 'react';

/** The page ends above a bar at the bottom of the window, and whatever takes the focus is scrolled to where the bar does not cover it. A toast stands above it (`ui/toast`). */
export function useRoomBelow(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const height = isShown ? bar.current?.offsetHeight : 0;
    if (!height) return;
    const { documentElement, body } = document;
    documentElement.style.scrollPaddingBottom = `${height + 16}px`;
    documentElement.style.setProperty('--room-below', `${height}px`);
    body.style.paddingBottom = `${height}px`;
    return () => {
      documentElement.style.scrollPaddingBottom = '';
      documentElement.style.removeProperty('--room-below');
      body.style.paddingBottom = '';
    };
  }, [bar, isShown]);
}
