import { useNavigate } from 'platform';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onRetryChance } from 'ui';

/**
 * Returns a function that opens this page again. It is also called when the network is back, and when code comes late: on a
 * slow line a page's code comes after its deadline.
 */
export function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = () => void navigate(`${pathname}${search}`, { replace: true });
  useEffect(() => onRetryChance(retry));
  return retry;
}
