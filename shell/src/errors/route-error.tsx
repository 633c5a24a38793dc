/**
 * Shown instead of a page that failed: its own 404 view, the message of a remote that is down, or a fault with a Retry
 * button.
 */

import { isNotFound, RemoteUnavailable } from 'platform';
import { hasServerSnapshot, type PageRoute, RemoteError, ServerSnapshot } from 'platform/shell';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { VisuallyHidden } from 'ui';
import { isDesk } from '../frame/header/variant.ts';
import { unknownPage } from '../pages.ts';
import { reportFailure } from '../report-failure.ts';
import { Fault } from './fault.tsx';
import { useRetry } from './use-retry.ts';

/** The page's own 404 view, else the shell's. If neither can be loaded, a fault with a Retry button. */
async function loadView(page: PageRoute): Promise<ComponentType> {
  try {
    return (await page.load()).NotFound ?? (await unknownPage.load()).NotFound ?? Fault;
  } catch (error) {
    reportFailure('shell', unknownPage.path, error);
    return Fault;
  }
}

/** On the server the views are already loaded. */
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

/** Thrown by a loader in the browser, or sent by the server as a status. */
const isRemoteDown = (error: unknown): boolean =>
  error instanceof RemoteError || (isRouteErrorResponse(error) && error.status === 503);

/** The page has a title and a heading of its own, too: without a title nothing is announced. */
const RemoteDown = () => (
  <>
    <title>Something went wrong</title>
    <meta name="robots" content="noindex" />
    <h1>
      <VisuallyHidden>Something went wrong</VisuallyHidden>
    </h1>
    <RemoteUnavailable onRetry={useRetry()} />
  </>
);

export function RouteError({ page }: { page: PageRoute }) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  // A retry is a new visit with a new key, which loads the view again.
  if (isNotFound(error)) return <PageNotFound key={key} page={page} />;
  if (hasServerSnapshot()) return <ServerSnapshot />;
  // Whoever is at the desk is the agent, whom nobody tells to call herself.
  return isRemoteDown(error) && !isDesk(pathname) ? <RemoteDown /> : <Fault />;
}
