import { useNavigate } from 'platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lateArrival } from 'ui';

/** Events after which a new try may succeed. On a slow line a page's code comes after its deadline. */
const CHANCES = ['online', lateArrival];

/** Returns a function that opens this page again. It is also called when the network is back, and when code comes late. */
export function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = () => void navigate(`${pathname}${search}`, { replace: true });
  useEffect(() => {
    for (const chance of CHANCES) addEventListener(chance, retry);
    return () => {
      for (const chance of CHANCES) removeEventListener(chance, retry);
    };
  });
  return retry;
}
