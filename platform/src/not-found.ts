import { data, isRouteErrorResponse } from 'react-router';

/** Thrown by a loader, or by a promise it returned, where the thing asked for does not exist: the page answers 404. */
export const notFound = () => data(null, { status: 404 });

/** Whether an error that reached a boundary says 404, thrown by a loader (a response) or by a later promise (`notFound()` itself). */
export function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return (
    typeof error === 'object' &&
    error !== null &&
    'init' in error &&
    (error.init as ResponseInit | null)?.status === 404
  );
}
