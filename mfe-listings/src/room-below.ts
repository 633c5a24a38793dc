import { type RefObject, useEffect } from 'react';

/**
 * Adds space for a bar at the bottom of the window: the page ends above it, and focused elements are scrolled to where
 * it does not cover them. Toasts are shown above it (`ui/toast`).
 */
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
