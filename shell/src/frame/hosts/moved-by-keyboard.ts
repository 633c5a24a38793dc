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

/** Returns a function that ends it. */
export function watchFocus(): () => void {
  const watching = new AbortController();
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

/** Whether the focus is on the event's element because somebody pressed Tab. */
export const isMovedByKeyboard = ({ target }: Event): boolean => target !== null && target === reached;
