import { useEffect, useState } from 'react';
import { sentLead } from '../form/sent-lead.ts';
import { hasUnsentInput } from '../form/unsent-input.ts';
import { dismissed } from './dismissed.ts';

/** Out through the top edge and into nothing: towards the tabs, not onto another element or out at a side. */
const isExit = ({ relatedTarget, clientY }: MouseEvent): boolean => relatedTarget === null && clientY <= 0;

const isBusy = (): boolean => document.querySelector('[role="dialog"]') !== null || hasUnsentInput();

const isUnwanted = (): boolean => dismissed.has() || sentLead.has();

/** Turns true when the visitor is about to leave: once in the life of the page, and never over something else. */
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
