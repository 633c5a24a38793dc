import { documentOf, useApolloClient } from 'platform/apollo';
import { useEffect } from 'react';
import { AdminWaiting } from '../generated/operations.ts';
import { cut, isLineCut } from './line.ts';

/** Milliseconds from one look for the line to the next. */
const LOOK_AGAIN = 10_000;

/** Hears from the browser that the line is gone or back. It may be wrong about the latter: one small question finds out. */
export function useLine(): void {
  const client = useApolloClient();
  const isCut = isLineCut.use();
  useEffect(() => {
    const ask = () => void client.refetchQueries({ include: [documentOf(AdminWaiting)] });
    window.addEventListener('offline', cut);
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('offline', cut);
      window.removeEventListener('online', ask);
    };
  }, [client]);
  // Browsers do not tell of every line that is back. Once it is, what could not be asked for is.
  useEffect(() => {
    if (!isCut) return;
    const ask = () => void client.refetchQueries({ include: [documentOf(AdminWaiting)] });
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), LOOK_AGAIN);
    return () => {
      clearInterval(timer);
      void client.refetchQueries({ include: 'active' });
    };
  }, [isCut, client]);
}
