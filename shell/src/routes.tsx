/** All routes: the frame, the shell's own pages, and a route for each page in the registry. */

import type { LoaderArgs } from 'platform';
import { pageRoute } from 'platform/shell';
import type { RouteObject } from 'react-router';
import { allPages } from './all-pages.ts';
import { RouteError } from './errors/route-error.tsx';
import { Frame } from './frame/frame.tsx';

export const createRoutes = (given: Pick<LoaderArgs, 'query' | 'form'>): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    children: allPages().map((page) => pageRoute(page, given, RouteError)),
  },
];
