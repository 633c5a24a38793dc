import { type RefObject, useLayoutEffect, useState } from 'react';

/** For good: who comes back from a home finds the drawing open. */
let isOpened = false;

/** On a phone the drawing is a strip of itself until somebody opens it, who then is at its first name. The style sheet says where. */
export function useFold(frame: RefObject<HTMLElement | null>): { isFolded: boolean; unfold: () => void } {
  const [state, setState] = useState<'folded' | 'opened now' | 'opened'>(isOpened ? 'opened' : 'folded');
  const unfold = (): void => {
    isOpened = true;
    setState('opened now');
  };
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (state === 'opened now')
      frame.current?.querySelector<HTMLElement>('ul a, ul button')?.focus({ preventScroll: true });
  }, [frame, state]);
  return { isFolded: state === 'folded', unfold };
}
