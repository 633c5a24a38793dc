/** The first message to a renderer process: the set that it renders. */

import { join } from 'node:path';
import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import { releaseFolder } from '../modules/releases/release-files.ts';
import type { Prepare } from './messages.ts';
import { publicRegistry } from './registry.ts';

const modulesOf = (release: Release) =>
  [...release.pages, ...Object.values(release.slots)].map(({ module, server }) => ({ module, file: server }));

export const preparation = (set: ReleaseSet, releasesFolder: string, site: unknown): Prepare => ({
  type: 'prepare',
  shellFolder: join(releaseFolder(releasesFolder, set.shell), 'server'),
  provided: set.shell.lent,
  remotes: set.remotes
    .filter((remote) => !remote.isPrivate)
    .map((remote) => ({
      name: remote.name,
      folder: join(releaseFolder(releasesFolder, remote), 'server'),
      modules: modulesOf(remote),
    })),
  registry: publicRegistry(set),
  site,
});
