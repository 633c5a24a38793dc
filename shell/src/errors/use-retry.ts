import { useNavigate } from 'platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens this page once more: by the button that is given what this answers, or once the network is back. */
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
