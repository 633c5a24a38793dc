/** The browser half of the shell: hydrates the page that the server rendered. */

import 'ui/theme';
import { tellPage } from './pop-first.ts';
import './provided.ts';
import { query } from 'platform';
import {
  browserModules,
  forgetServerSnapshot,
  keepServerSnapshot,
  type PageState,
  provideBotCheck,
  provideModules,
  provideRegistry,
  provideSite,
  type RouteData,
  rehydrate,
  whenIdle,
} from 'platform/shell';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { allPages } from './all-pages.ts';
import { followLinks, keepDocumentLinks } from './document-links.ts';
import { errorHandling } from './error-handling.ts';
import { errorResponse } from './error-response.ts';
import { expectPage } from './pages.ts';
import { reportFailure } from './report-failure.ts';
import { createRoutes } from './routes.tsx';
import { skipNoMore } from './skips.ts';
import { followTranslations } from './translations.ts';
import { answerDeadPresses } from './unavailable/dead-press.tsx';

type Rendered = NonNullable<PageState['rendered']>;
type Router = ReturnType<typeof createBrowserRouter>;

function readState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  if (!text) throw new Error('The document carries no page state');
  return JSON.parse(text) as PageState;
}

function hydrationData(rendered: Rendered, data: RouteData | null) {
  const { routeId, status } = rendered;
  if (status === 200) return { loaderData: { [routeId]: data } };
  return { loaderData: {}, errors: { [routeId]: errorResponse(status) } };
}

/**
 * If the code of a part of the first page cannot be loaded, React cannot hydrate its boundary. From then on, links open
 * documents.
 */
function handleFailure(remote: string, module: string, error: unknown, isRendered: boolean): void {
  reportFailure(remote, module, error);
  if (isRendered) keepDocumentLinks();
}

/**
 * React reports the errors of the router's boundaries to `errorHandling`. By default the router would log them to the
 * console, too.
 */
const saidByReact = (): void => undefined;

const nothing = { page: null, slots: [] };

/** Until the first navigation, a part whose code throws shows what the server rendered. */
function holdServerSnapshot(router: Router): void {
  keepServerSnapshot(document.querySelector('main'));
  afterFirstPage(router, forgetServerSnapshot);
}

/** Calls once when the router goes to another page than the document's. */
function afterFirstPage(router: Router, call: () => void): void {
  const stop = router.subscribe(({ location, initialized }) => {
    if (!initialized || location.key === 'default') return;
    call();
    stop();
  });
}

function hydrate(root: HTMLElement, app: ReactNode, { routeId }: Rendered): void {
  const page = allPages().find(({ id }) => id === routeId);
  answerDeadPresses();
  if (page) {
    if (routeId.startsWith('shell:')) expectPage(page.path);
    keepDocumentLinks();
    page.load().then(followLinks, () => undefined);
  }
  // In a transition, React hydrates in slices of a few milliseconds, so that a press in between is answered at once.
  startTransition(() => void hydrateRoot(root, app, errorHandling));
}

function start(): void {
  const { registry, site, botCheck, rendered } = readState();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  followTranslations();
  provideSite(site);
  provideRegistry(registry);
  provideBotCheck(botCheck);
  provideModules(browserModules({ registry, rendered: rendered?.modules ?? nothing, onFailure: handleFailure }));
  const router = createBrowserRouter(
    createRoutes({ query }),
    rendered ? { hydrationData: hydrationData(rendered, rehydrate(rendered)) } : {},
  );
  tellPage(() => router.state.location.key);
  afterFirstPage(router, skipNoMore);
  const app = (
    <StrictMode>
      <RouterProvider router={router} onError={saidByReact} />
    </StrictMode>
  );
  if (!rendered) return void createRoot(root, errorHandling).render(app);
  if (rendered.status === 200) holdServerSnapshot(router);
  setTimeout(() => hydrate(root, app, rendered));
}

/** The page works without it; then this visit is not counted. */
const rest = (): Promise<void> =>
  import(/* webpackChunkName: "visit" */ './at-rest.ts').then(({ rest }) => rest(), skipNoMore);

setTimeout(start);
whenIdle().then(rest);
