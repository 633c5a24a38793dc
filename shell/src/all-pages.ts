/** The shell's own pages and those of every remote in the registry. */

import { modules, type PageModule, type PageRoute, registry } from 'platform/shell';
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
