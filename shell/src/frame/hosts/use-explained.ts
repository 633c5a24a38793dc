/** The element with a `data-tooltip` that pointer or keyboard reached last. It may have a tooltip now. */

import { useEffect, useState } from 'react';
import { explainedBefore } from './moved-by-keyboard.ts';

export type Explained = { id: number; element: HTMLElement; event: PointerEvent | FocusEvent };

const named = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

type Change = (current: Explained | null) => Explained | null;

/**
 * The element stays while the pointer is elsewhere, such as on the tooltip. It goes when it is removed from the page.
 */
const come =
  (event: PointerEvent | FocusEvent): Change =>
  (current) => {
    const element = named(event.target);
    if (element && element !== current?.element) return { id: (current?.id ?? 0) + 1, element, event };
    return current?.element.isConnected ? current : null;
  };

export function useExplained(): Explained | null {
  const [explained, setExplained] = useState<Explained | null>(null);
  useEffect(() => {
    const before = explainedBefore();
    if (before) setExplained({ id: 0, element: before, event: new FocusEvent('focusin') });
    const watching = new AbortController();
    const watch = (event: PointerEvent | FocusEvent) => setExplained(come(event));
    for (const type of ['pointerover', 'focusin'] as const)
      document.addEventListener(type, watch, { signal: watching.signal, passive: true });
    return () => watching.abort();
  }, []);
  return explained;
}
