import { useEffect } from 'react';

/** `on`: what is pressed. `words`: what it says at that time. */
type Press = { at: number; x: number; y: number; on: object; words: string };

/** Milliseconds and pixels within which a second press belongs to the first. */
const TOGETHER = 300;
const NEAR = 8;

/**
 * Whether a press is the second half of a double press, upon what came into the place of what the first one took away, as
 * the next row, or upon a button that undoes by now what it has just done.
 */
export const isEcho = (first: Press, { at, x, y, on, words }: Press): boolean =>
  at - first.at < TOGETHER && Math.hypot(x - first.x, y - first.y) < NEAR && (on !== first.on || words !== first.words);

/** The last press that was let through. It outlives its page, which a press may leave. */
let last: Press | undefined;

const handleClick = (event: MouseEvent) => {
  const on = event.target instanceof Element && event.target.closest('a, button');
  // A key, or a script, has no place.
  if (!on || event.detail === 0) return;
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const press = { at, x, y, on, words: on.ariaLabel ?? on.textContent };
  if (!last || !isEcho(last, press)) {
    last = press;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A double press does what a single one does, also where the first half opens or closes what lies over the page. Keys
 * have `useKeptPlace`, which puts the focus on no button.
 */
export function useSinglePress(): void {
  useEffect(() => {
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
