import { type RefObject, useEffect } from 'react';
import { focusQuietly } from './focus-quietly.ts';

/** An element that may be taken away, and what stood after, before and around it. */
type Place = { element: Element; after: Element | null; before: Element | null; around: Element | null };

const placeOf = (element: Element): Place => ({
  element,
  after: element.nextElementSibling,
  before: element.previousElementSibling,
  around: element.parentElement,
});

const pressed = 'a, button, input, select, textarea, summary';

/** A button that is disabled loses the focus, too: the browser takes it a moment later and tells nobody. */
const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * The place of the focus outlives what had it: where a press takes away its own row or button, or disables it, the focus
 * moves to what stands there now, as the next row. Not to a button of it, which a key that is still held would press.
 */
export function useKeptPlace(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = column.current;
    if (!root) return;
    let places: Place[] = [];
    const remember = ({ target }: FocusEvent) => {
      places = [];
      for (let one = target as Element | null; one && one !== root; one = one.parentElement) places.push(placeOf(one));
    };
    // Who presses elsewhere leaves it, though nothing else has the focus.
    const forget = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        if ((target as Element).isConnected && document.activeElement === document.body) places = [];
      });
    const watcher = new MutationObserver(() => {
      const [first] = places;
      const focused = document.activeElement;
      if (!first || !isLost(first.element) || (focused !== document.body && focused !== first.element)) return;
      const gone = places.filter(({ element }) => isLost(element)).at(-1);
      const now = [gone?.after, gone?.before, gone?.around].find((one) => one?.isConnected && !one.matches(pressed));
      if (now instanceof HTMLElement) focusQuietly(now);
    });
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', forget);
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      watcher.disconnect();
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', forget);
    };
  }, [column]);
}
