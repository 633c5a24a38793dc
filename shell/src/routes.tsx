/** The table of contents: the frame, the shell's own pages, and a route for every page that the registry names. */

import type { LoaderArgs } from 'platform';
import { modules, type PageModule, type PageRoute, pageRoute, registry } from 'platform/shell';
import type { RouteObject } from 'react-router';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { RouteError } from './errors/route-error.tsx';
import { Frame } from './frame/frame.tsx';
import { ownPages } from './pages.ts';

function ownPage(path: string, page: (typeof ownPages)[string]): PageRoute {
  return { id: `shell:${path}`, path, slots: page.slots, load: page.load, peek: page.peek };
}

function remotePages(): PageRoute[] {
  return registry().remotes.flatMap((remote) =>
    remote.pages.map(({ path, module, slots }) => ({
      id: `${remote.name}:${path}`,
      path,
      slots,
      load: () => modules().load(remote.name, module) as Promise<PageModule>,
      peek: () => modules().peek(remote.name, module) as PageModule | undefined,
    })),
  );
}

/** Every page of the site, the shell's first. */
export const allPages = (): PageRoute[] => [
  ...Object.entries(ownPages).map(([path, page]) => ownPage(path, page)),
  ...remotePages(),
];

export const createRoutes = (given: Pick<LoaderArgs, 'query' | 'form'>): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    children: [
      ...allPages().map((page) => pageRoute(page, given, RouteError)),
      { id: 'unknown', path: '*', Component: NotFoundPage },
    ],
  },
];
