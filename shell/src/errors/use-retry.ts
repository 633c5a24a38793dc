import { useNavigate } from 'platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Returns a function that opens this page again. It is also called when the network is back. */
export function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = () => void navigate(`${pathname}${search}`, { replace: true });
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return retry;
}
