const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Moves the focus there without a scroll, also to what has it only this once, as a row. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches(focusable)) {
    element.setAttribute('tabindex', '-1');
    const handleBlur = () => {
      // The window was left: the element has the focus again when it is entered.
      if (document.activeElement === element) return;
      element.removeEventListener('blur', handleBlur);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', handleBlur);
  }
  element.focus({ preventScroll: true });
}
