import { type RefObject, useLayoutEffect, useState } from 'react';

/** Once true, it stays true, so that the drawing is open when the visitor comes back from a home. */
let isOpened = false;

/**
 * On a phone the drawing is folded to a strip until the visitor opens it. The focus then moves to the first name. The
 * style sheet says where it folds.
 */
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
