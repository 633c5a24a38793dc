import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export const STEPS = [1, 1.5, 2] as const;

type Zoom = { step: number; isNearest: boolean; isFarthest: boolean; nearer: () => void; farther: () => void };

/**
 * Kept on the page, so that a visitor who comes back from a home finds zoom and position as before. `x` and `y`: the
 * point in the middle of the window, as shares of the drawing.
 */
const left = { index: 0, x: 0.5, y: 0.5 };

const sizeOf = ({ clientWidth, clientHeight, scrollWidth }: HTMLElement): string =>
  [clientWidth, clientHeight, scrollWidth].join(' ');

/** The size for which the position was restored last. */
let restoredAt = '';

function note({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): void {
  left.x = (scrollLeft + clientWidth / 2) / scrollWidth;
  left.y = (scrollTop + clientHeight / 2) / scrollHeight;
}

function restore(element: HTMLElement): void {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  restoredAt = sizeOf(element);
  element.scrollTo({ left: left.x * scrollWidth - clientWidth / 2, top: left.y * scrollHeight - clientHeight / 2 });
}

/**
 * The zoom of the drawing. The point in the middle of its window stays there, also when the window changes its size.
 */
export function useZoom(window: RefObject<HTMLElement | null>): Zoom {
  const [index, setIndex] = useState(left.index);

  function go(next: number): void {
    if (!window.current || STEPS[next] === undefined) return;
    note(window.current);
    left.index = next;
    setIndex(next);
  }

  // Each step gives the drawing another size.
  useLayoutEffect(() => {
    if (window.current) restore(window.current);
  }, [window, index]);

  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    // A new size moves the drawing, too, which is seen here before the observer tells it if somebody has asked for the layout.
    const listen = (): void => (sizeOf(element) === restoredAt ? note(element) : restore(element));
    element.addEventListener('scroll', listen, { passive: true });
    const sizes = new ResizeObserver(() => restore(element));
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', listen);
      sizes.disconnect();
    };
  }, [window]);

  return {
    step: STEPS[index] ?? 1,
    isFarthest: index === 0,
    isNearest: index === STEPS.length - 1,
    nearer: () => go(index + 1),
    farther: () => go(index - 1),
  };
}
