import { useEffect, useState } from 'react';
import { sentLead } from '../form/sent-lead.ts';
import { hasUnsentInput } from '../form/unsent-input.ts';
import { dismissed } from './dismissed.ts';

/** The pointer leaves the window at the top, towards the tabs, not to another element or at a side. */
const isExit = ({ relatedTarget, clientY }: MouseEvent): boolean => relatedTarget === null && clientY <= 0;

const isBusy = (): boolean => document.querySelector('[role="dialog"]') !== null || hasUnsentInput();

const isUnwanted = (): boolean => dismissed.has() || sentLead.has();

/**
 * Becomes true when the visitor is about to leave: once on a page, and never while a dialog is open or a form is
 * unsent.
 */
export function useExitIntent(): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (hasLeft) return;
    const leave = (event: MouseEvent) => {
      if (isExit(event) && !isBusy() && !isUnwanted()) setHasLeft(true);
    };
    document.addEventListener('mouseout', leave);
    return () => document.removeEventListener('mouseout', leave);
  }, [hasLeft]);
  return hasLeft;
}
