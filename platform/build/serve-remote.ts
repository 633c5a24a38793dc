/** A remote on a developer's machine, over a running site: compiled from its sources, or from its release. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RegistryRemote } from '../src/registry.ts';
import type { Release } from '../src/release.ts';
import { localSite } from './local-site.ts';
import { developedFolder, developedRemote, type Remote } from './part.ts';
import { PlainError } from './plain-error.ts';
import { remoteDevelopment } from './web.ts';

export function servedRemote(remote: Remote): Configuration {
  const isOwn = (path: string) => path.startsWith(developedFolder(remote.name)) || path === '/ws';
  return { ...remoteDevelopment(remote), devServer: localSite({ part: () => developedRemote(remote), isOwn }) };
}

/** The release in a part's `dist/`. Throws an error with an explanation if there is none, or half of one. */
export function builtRelease(folder: string): Release {
  const file = join(folder, 'dist/release.json');
  if (!existsSync(file)) throw new PlainError(`${folder} has no dist/release.json: npm run build first`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Release;
  } catch {
    throw new PlainError(`${file} is not whole: npm run build again`);
  }
}

/** Serves the release in `dist/` as visitors would get it, except that the server does not render it. */
export function previewedRemote({ folder }: Remote): Configuration {
  const { name, version } = builtRelease(folder);
  const base = `/releases/${name}/${version}/`;
  const part = (): RegistryRemote => {
    const { short, global, entry, files, pages, slots } = builtRelease(folder);
    return {
      name,
      short,
      version,
      entry: base + entry,
      integrity: files[entry]?.integrity ?? '',
      global,
      pages: pages.map(({ path, module, slots }) => ({ path, module, slots })),
      slots: Object.fromEntries(Object.entries(slots).map(([slot, { module }]) => [slot, module])),
    };
  };
  const isOwn = (path: string, request: { url?: string | undefined }) => {
    if (!path.startsWith(base)) return false;
    request.url = path.slice(base.length - 1);
    return true;
  };
  return { output: { path: join(folder, 'dist') }, devServer: localSite({ part, isOwn }) };
}
