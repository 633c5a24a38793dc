/** Makes the shell's routes for the pages of all parts. docs/hydration.md explains route, loader and hydration. */

import { type ComponentType, lazy } from 'react';
import { type LoaderFunctionArgs, type RouteObject, replace, useLoaderData, useLocation } from 'react-router';
import { loadSlot } from './modules.ts';
import type { LoaderArgs, PageModule, RouteData } from './page.ts';
import { quiet } from './quiet.ts';
import { SlotData } from './slot.tsx';
import type { SlotProps } from './slots.ts';

export type PageRoute = {
  /** The same on server and browser: `mfe-listings:/properties`. */
  id: string;
  path: string;
  slots: readonly string[];
  load: () => Promise<PageModule>;
  /** The module if it is already loaded. The server loads it before it renders. */
  peek: () => PageModule | undefined;
};

type Boundary = ComponentType<{ page: PageRoute }>;
type AnyPage = ComponentType<{ data: unknown }>;

async function preloadSlot(name: string, args: LoaderArgs, told: Promise<SlotProps>): Promise<unknown> {
  const [{ preload }, { [name as keyof SlotProps]: props = {} }] = await Promise.all([loadSlot(name), told]);
  return preload && quiet(preload({ ...args, props }));
}

type Given = Pick<LoaderArgs, 'query' | 'form'>;

/** Milliseconds. A page waits this long for its data, because a loading text that flashes up is of no use. */
const SOON = 150;

const settled = async (parts: unknown): Promise<unknown> => Promise.allSettled(Object.values((await parts) ?? {}));

/** Resolves when all parts of the page and its slots are settled, or when `SOON` is over. */
const soon = (parts: readonly unknown[]): Promise<unknown> =>
  Promise.race([Promise.allSettled(parts.map(settled)), new Promise((resolve) => setTimeout(resolve, SOON))]);

/**
 * A redirect from a page to which Back or Forward has led takes its place in the history. As an entry above it, each further
 * press on Back would lead to that page again, and from there to the same redirect.
 */
function redirected(answer: Response, { pathname, search }: URL): Response {
  const isThere = typeof location === 'object' && location.pathname === pathname && location.search === search;
  const to = answer.headers.get('Location');
  return isThere && to !== null ? replace(to, answer.status) : answer;
}

async function loadPage(page: PageRoute, given: Given, { params, request }: LoaderFunctionArgs): Promise<RouteData> {
  const args = { ...given, params, url: new URL(request.url) };
  const module = page.load();
  const told = quiet(module.then(async ({ slots }) => (await slots?.(args)) ?? {}));
  const slots = Object.fromEntries(page.slots.map((name) => [name, quiet(preloadSlot(name, args, told))]));
  const data = await (await module).loader?.(args);
  if (data instanceof Response) throw redirected(data, args.url);
  await soon([quiet(data), ...Object.values(slots)]);
  return { page: data ?? null, slots, props: await told };
}

function RoutedPage({ Page }: { Page: AnyPage }) {
  const { page, slots, props } = useLoaderData<RouteData>();
  const { pathname } = useLocation();
  return (
    <SlotData value={{ slots, props }}>
      <Page key={pathname} data={page} />
    </SlotData>
  );
}

/**
 * The route of one page. Its loader imports the page's code, then loads its data. Its error boundary is the shell's.
 */
export function pageRoute(page: PageRoute, given: Given, ErrorBoundary: Boundary): RouteObject {
  const here = page.peek();
  const Page: AnyPage =
    here?.Component ?? (lazy(async () => ({ default: (await page.load()).Component })) as unknown as AnyPage);
  return {
    id: page.id,
    path: page.path,
    loader: (args) => loadPage(page, given, args),
    Component: () => <RoutedPage Page={Page} />,
    ErrorBoundary: () => <ErrorBoundary page={page} />,
    // If the server did not render, only the frame is shown until the first page's code and data are loaded.
    HydrateFallback: () => null,
  };
}
