import { data, isRouteErrorResponse } from 'react-router';

/**
 * A loader, or a promise that it returned, throws this if the requested thing does not exist. The page then answers
 * 404.
 */
export const notFound = () => data(null, { status: 404 });

/**
 * Whether an error that reached a boundary is a 404: from a loader (a response) or from a later promise (`notFound()`
 * itself).
 */
export function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return (
    typeof error === 'object' &&
    error !== null &&
    'init' in error &&
    (error.init as ResponseInit | null)?.status === 404
  );
}
