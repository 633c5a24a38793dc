import { useRef } from 'react';

/** Milliseconds within which a second press upon what opened the dialog belongs to the first. */
const TOGETHER = 300;

type PressOutside = CustomEvent<{ originalEvent: PointerEvent }>;

function isUpon(element: Element | null, { clientX, clientY }: PointerEvent): boolean {
  if (element === null || element === document.body) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

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
    onPointerDownOutside: (event: PressOutside) => {
      const isEcho = event.timeStamp - openedAt.current < TOGETHER;
      if (isEcho && isUpon(cameFrom.current, event.detail.originalEvent)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A visitor who went on to a field while the dialog was closing stays there.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    },
  };
}
