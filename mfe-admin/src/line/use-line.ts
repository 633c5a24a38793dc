import { useEffect } from 'react';
import { askAgain, lookForLine } from './ask-again.ts';
import { cut, isLineCut } from './line.ts';

/** Milliseconds from one look for the line to the next. */
const LOOK_AGAIN = 10_000;

/** Hears from the browser that the line is gone or back. It may be wrong about the latter: one small question finds out. */
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
  // Browsers do not tell of every line that is back.
  useEffect(() => {
    if (!isCut) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && lookForLine(), LOOK_AGAIN);
    return () => {
      clearInterval(timer);
      // Back again: what could not be asked for is.
      if (!isLineCut.get()) askAgain();
    };
  }, [isCut]);
}
