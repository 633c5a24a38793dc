import { useEffect } from 'react';
import { markOffline, offline } from './connection.ts';
import { checkConnection, refetchActive } from './refetch.ts';

/** Milliseconds between two checks of the connection. */
const LOOK_AGAIN = 10_000;

/** Uses the browser's `online` and `offline` events. `online` may be wrong, so a small query checks it. */
export function useConnection(): void {
  const isOffline = offline.use();
  useEffect(() => {
    window.addEventListener('offline', markOffline);
    window.addEventListener('online', checkConnection);
    return () => {
      window.removeEventListener('offline', markOffline);
      window.removeEventListener('online', checkConnection);
    };
  }, []);
  // Browsers do not report every connection that is back.
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && checkConnection(), LOOK_AGAIN);
    return () => {
      clearInterval(timer);
      // The connection is back, so everything is loaded again.
      if (!offline.get()) refetchActive();
    };
  }, [isOffline]);
}
