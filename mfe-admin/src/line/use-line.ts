import { useEffect } from 'react';
import { cut, isLineCut } from './line.ts';
import { lookForLine, refetchActive } from './refetch.ts';

/** Milliseconds between two checks of the connection. */
const LOOK_AGAIN = 10_000;

/** Uses the browser's `online` and `offline` events. `online` may be wrong, so a small query checks it. */
export function useLine(): void {
  const isCut = isLineCut.use();
  useEffect(() => {
    window.addEventListener('offline', cut);
    window.addEventListener('online', lookForLine);
    return () => {
      window.removeEventListener('offline', cut);
      window.removeEventListener('online', lookForLine);
    };
  }, []);
  // Browsers do not report every connection that is back.
  useEffect(() => {
    if (!isCut) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && lookForLine(), LOOK_AGAIN);
    return () => {
      clearInterval(timer);
      // The connection is back, so everything is loaded again.
      if (!isLineCut.get()) refetchActive();
    };
  }, [isCut]);
}
