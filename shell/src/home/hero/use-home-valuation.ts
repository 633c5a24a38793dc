import { openDialog } from 'platform';
import { useEffect, useRef } from 'react';
import { VALUATION_ID } from '../anchors.ts';

/** Milliseconds between scroll and dialog. */
const DIALOG_AFTER = 500;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the valuation section, then opens its dialog. If the visitor leaves the page before, the dialog does not
 * open.
 */
export function useHomeValuation(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    const behavior = isStill() ? 'instant' : 'smooth';
    document.getElementById(VALUATION_ID)?.scrollIntoView({ behavior });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openDialog('leads/ValuationDialog', {}), DIALOG_AFTER);
  };
}
