import { useRef } from 'react';

/** Sends the focus back to where it was: Radix does so only for a dialog opened by its own trigger. */
export function useFocusReturn() {
  const cameFrom = useRef<Element | null>(null);

  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    },
  };
}
