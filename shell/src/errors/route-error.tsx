/** What stands in a page's place: its own not-found view, a dead remote's fallback, or a fault with a Retry. */

import { isNotFound, RemoteUnavailable } from 'platform';
import { hasServerSnapshot, type PageRoute, RemoteError, ServerSnapshot } from 'platform/shell';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { unknownPage } from '../pages.ts';
import { reportFailure } from '../report-failure.ts';
import { Fault } from './fault.tsx';
import { useRetry } from './use-retry.ts';

/** The page's own view, or the shell's. Where the code of neither can be had, a fault with another try. */
async function loadView(page: PageRoute): Promise<ComponentType> {
  try {
    return (await page.load()).NotFound ?? (await unknownPage.load()).NotFound ?? Fault;
  } catch (error) {
    reportFailure('shell', unknownPage.path, error);
    return Fault;
  }
}

/** The server has the views at hand. */
function PageNotFound({ page }: { page: PageRoute }) {
  const View = useMemo<ComponentType>(
    () =>
      page.peek()?.NotFound ?? unknownPage.peek()?.NotFound ?? lazy(async () => ({ default: await loadView(page) })),
    [page],
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

const RemoteDown = () => <RemoteUnavailable onRetry={useRetry()} />;

export function RouteError({ page }: { page: PageRoute }) {
  const error = useRouteError();
  const { key } = useLocation();
  // A retry is another visit: it asks for the view anew.
  if (isNotFound(error)) return <PageNotFound key={key} page={page} />;
  if (hasServerSnapshot()) return <ServerSnapshot />;
  return isRemoteDown(error) ? <RemoteDown /> : <Fault />;
}
