import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present time in milliseconds, updated every minute, and when the page becomes visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tell = () => document.visibilityState === 'visible' && setNow(Date.now());
    const timer = setInterval(tell, MINUTE);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return now;
}
