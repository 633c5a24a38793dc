const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Moves the focus there without a scroll, also to what has it only this once, as a row. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches(focusable)) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
