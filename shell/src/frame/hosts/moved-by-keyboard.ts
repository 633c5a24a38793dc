/** Whether the visitor moved the focus by keyboard, or a script did, as a dialog that opens. */

let isMoving = false;
let reached: EventTarget | null = null;

const press = ({ key }: KeyboardEvent): void => {
  isMoving = key === 'Tab';
};
const end = (): void => {
  isMoving = false;
};
const reach = ({ target }: FocusEvent): void => {
  reached = isMoving ? target : null;
};

/**
 * What was reached before this code came. A dialog, too, moves the focus visibly when it is opened by keyboard, and no
 * button on it is explained unasked.
 */
export function explainedBefore(): HTMLElement | null {
  const focused = document.activeElement;
  const isReached = focused instanceof HTMLElement && focused.matches('[data-tooltip]:focus-visible');
  return isReached && !focused.closest('[role=dialog]') ? focused : null;
}

/** Returns a function that ends it. */
export function watchFocus(): () => void {
  const watching = new AbortController();
  reached = explainedBefore();
  // Capturing: what hears a focus asks at once.
  const heard = { signal: watching.signal, capture: true, passive: true };
  addEventListener('keydown', press, heard);
  addEventListener('keyup', end, heard);
  addEventListener('pointerdown', end, heard);
  // Tab into another window is released there.
  addEventListener('blur', ({ target }) => target === window && end(), heard);
  addEventListener('focus', reach, heard);
  return () => watching.abort();
}

/** Whether the focus is on the element because somebody pressed Tab. */
export const isMovedByKeyboard = (element: HTMLElement): boolean => element === reached;
