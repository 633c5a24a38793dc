/** All routes: the frame, the shell's own pages, and a route for each page in the registry. */

import type { LoaderArgs } from 'platform';
import { modules, type PageModule, type PageRoute, pageRoute, registry } from 'platform/shell';
import type { RouteObject } from 'react-router';
import { RouteError } from './errors/route-error.tsx';
import { Frame } from './frame/frame.tsx';
import { ownPages } from './pages.ts';

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

/** All pages of the site, the shell's first. */
export const allPages = (): PageRoute[] => [...ownPages, ...remotePages()];

export const createRoutes = (given: Pick<LoaderArgs, 'query' | 'form'>): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    children: allPages().map((page) => pageRoute(page, given, RouteError)),
  },
];
