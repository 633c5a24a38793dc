import { useRef } from 'react';

/** Milliseconds within which a press outside is the second half of the double press that opened the dialog. */
const TOGETHER = 300;

/**
 * Returns the focus to where it was before. Radix does this only for dialogs with their own trigger. A double press opens
 * a dialog as a single one does, and does not close it again.
 */
export function useFocusReturn() {
  const cameFrom = useRef<Element | null>(null);
  const openedAt = useRef(0);

  return {
    onOpenAutoFocus: ({ timeStamp }: Event) => {
      cameFrom.current = document.activeElement;
      openedAt.current = timeStamp;
    },
    onPointerDownOutside: (event: Event) => {
      if (event.timeStamp - openedAt.current < TOGETHER) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    },
  };
}
