const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Moves the focus there without a scroll, also to what has it only this once, as a row. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches(focusable)) {
    element.setAttribute('tabindex', '-1');
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // The window was left, or a dialog opens: the element has the focus again when it is entered, or closed.
      const isInDialog = relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]') !== null;
      if (document.activeElement === element || isInDialog) return;
      element.removeEventListener('blur', handleBlur);
      element.removeAttribute('tabindex');
    };
    element.addEventListener('blur', handleBlur);
  }
  element.focus({ preventScroll: true });
}
