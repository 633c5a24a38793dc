import { useEffect } from 'react';

/** `on`: what is pressed. `words`: what it says at that time. */
type Press = { on: object; words: string | null | undefined };

/**
 * Whether the second half of a double press is upon what came into the place of what the first one took away, as the next
 * row, or upon a button that undoes by now what it has just done.
 */
export const isEcho = (first: Press, { on, words }: Press): boolean => on !== first.on || words !== first.words;

/**
 * A button that moves its own row from under the pointer: the next press at that place is meant for it again. So each
 * press counts, as upon a key.
 */
export const repeats = { 'data-repeats': '' };

/** The last press that was let through. It outlives its page, which a press may leave. */
let last: Press | undefined;

const handleClick = (event: MouseEvent) => {
  const on = event.target instanceof Element ? event.target.closest('a, button') : null;
  const press = { on: on ?? event, words: on?.ariaLabel ?? on?.textContent };
  // The browser counts presses that follow each other at one place. A key has none.
  if (event.detail < 2 || !last) {
    last = press;
    return;
  }
  const again = last.on !== on && last.on instanceof HTMLElement && 'repeats' in last.on.dataset ? last.on : null;
  if (!again && !(on && isEcho(last, press))) return;
  event.preventDefault();
  event.stopPropagation();
  again?.click();
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
