import { useRef } from 'react';

/** Returns the focus to where it was before. Radix does this only for dialogs with their own trigger. */
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
