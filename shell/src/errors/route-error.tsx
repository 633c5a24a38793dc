/** What stands in a page's place: its own not-found view, a dead remote's fallback, or a fault with a Retry. */

import { isNotFound, RemoteUnavailable, useNavigate } from 'platform';
import { hasServerView, type PageRoute, RemoteError, ServerView } from 'platform/shell';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { Fault } from './fault.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The page's own view once its code is there; the server has it already. */
function PageNotFound({ page }: { page: PageRoute }) {
  const here = page.peek();
  const View = useMemo<ComponentType>(
    () =>
      here
        ? (here.NotFound ?? NotFoundPage)
        : lazy(async () => ({ default: (await page.load()).NotFound ?? NotFoundPage })),
    [here, page],
  );
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}

/** Thrown by the loader here, or told by the server, whose errors travel as their status. */
const isRemoteDown = (error: unknown): boolean =>
  error instanceof RemoteError || (isRouteErrorResponse(error) && error.status === 503);

export function RouteError({ page }: { page: PageRoute }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = () => void navigate(`${pathname}${search}`, { replace: true });
  if (isNotFound(error)) return <PageNotFound page={page} />;
  if (hasServerView()) return <ServerView />;
  if (isRemoteDown(error)) return <RemoteUnavailable onRetry={retry} />;
  return <Fault onRetry={retry} />;
}
