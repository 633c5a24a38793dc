/** Makes the shell's routes for pages, wherever they live. How route, loader and hydration fit together is docs/hydration.md. */

import { type ComponentType, lazy } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useLocation } from 'react-router';
import { loadSlot } from './modules.ts';
import type { LoaderArgs, PageModule, RouteData } from './page.ts';
import { quiet } from './quiet.ts';
import { SlotData } from './slot.tsx';
import type { SlotProps } from './slots.ts';

export type PageRoute = {
  /** Stable, the same on server and browser: `mfe-listings:/properties`. */
  id: string;
  path: string;
  slots: readonly string[];
  load: () => Promise<PageModule>;
  /** The module, when it is already here (the server imports it before it renders). */
  peek: () => PageModule | undefined;
};

type Boundary = ComponentType<{ page: PageRoute }>;
type AnyPage = ComponentType<{ data: unknown }>;

async function preloadSlot(name: string, args: LoaderArgs, told: Promise<SlotProps>): Promise<unknown> {
  const [{ preload }, { [name as keyof SlotProps]: props = {} }] = await Promise.all([loadSlot(name), told]);
  return preload && quiet(preload({ ...args, props }));
}

type Given = Pick<LoaderArgs, 'query' | 'form'>;

/** Milliseconds. What has come by then is drawn with its page: nobody reads a loading text that stands for a blink. */
const SOON = 150;

const settled = async (parts: unknown): Promise<unknown> => Promise.allSettled(Object.values((await parts) ?? {}));

/** Resolves once each part of the page and of its slots is there, or has failed, or takes longer. */
const soon = (parts: readonly unknown[]): Promise<unknown> =>
  Promise.race([Promise.allSettled(parts.map(settled)), new Promise((resolve) => setTimeout(resolve, SOON))]);

async function loadPage(page: PageRoute, given: Given, { params, request }: LoaderFunctionArgs): Promise<RouteData> {
  const args = { ...given, params, url: new URL(request.url) };
  const module = page.load();
  const told = quiet(module.then(async ({ slots }) => (await slots?.(args)) ?? {}));
  const slots = Object.fromEntries(page.slots.map((name) => [name, quiet(preloadSlot(name, args, told))]));
  const data = await (await module).loader?.(args);
  if (data instanceof Response) throw data; // a redirect
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

/** The route of one page: its loader imports the page's code, then names its data; its boundary is the shell's. */
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
    // Where the server did not render, the frame stands while the first page's code and data come.
    HydrateFallback: () => null,
  };
}
