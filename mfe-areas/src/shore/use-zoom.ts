import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export const STEPS = [1, 1.5, 2] as const;

type Zoom = { step: number; isNearest: boolean; isFarthest: boolean; nearer: () => void; farther: () => void };

/** How near the drawing is. What stands in the middle of its window stays there. */
export function useZoom(window: RefObject<HTMLElement | null>): Zoom {
  const [index, setIndex] = useState(0);
  const middle = useRef<readonly [x: number, y: number]>(undefined);

  function go(next: number): void {
    const element = window.current;
    if (!element || STEPS[next] === undefined) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    middle.current = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
    setIndex(next);
  }

  useLayoutEffect(() => {
    const element = window.current;
    if (!element || !middle.current) return;
    const [x, y] = middle.current;
    middle.current = undefined;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    element.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 });
  });

  return {
    step: STEPS[index] ?? 1,
    isFarthest: index === 0,
    isNearest: index === STEPS.length - 1,
    nearer: () => go(index + 1),
    farther: () => go(index - 1),
  };
}
