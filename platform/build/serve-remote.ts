/** A remote on a developer's machine: compiled as it is written, or as it was built, over a running site. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { DEVELOPMENT, type RegistryRemote } from '../src/registry.ts';
import type { Release } from '../src/release.ts';
import { localSite } from './local-site.ts';
import { developedRemote, type Remote } from './part.ts';
import { remoteDevelopment } from './web.ts';

const sha256 = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The hash of the container as it was last compiled: the shell loads none without. */
class EntryHashPlugin {
  #resolve: (integrity: string) => void = () => undefined;
  current = new Promise<string>((resolve) => {
    this.#resolve = resolve;
  });

  apply(compiler: Compiler): void {
    compiler.hooks.assetEmitted.tap('EntryHashPlugin', (file, { content }) => {
      if (file !== 'entry.js') return;
      this.#resolve(sha256(content));
      this.current = Promise.resolve(sha256(content));
    });
  }
}

export function servedRemote(remote: Remote): Configuration {
  const folder = `/releases/${remote.name}/${DEVELOPMENT}/web/`;
  const entry = new EntryHashPlugin();
  const configuration = remoteDevelopment(remote, folder);
  const part = async () => developedRemote(remote, { entry: `${folder}entry.js`, integrity: await entry.current });
  return {
    ...configuration,
    plugins: [...(configuration.plugins ?? []), entry],
    devServer: localSite({ part, isOwn: (path) => path.startsWith(folder) || path === '/ws' }),
  };
}

/** The release that lies in `dist/`, as visitors would get it, but for what the server would draw. */
export function previewedRemote({ folder }: Remote): Configuration {
  const read = () => JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as Release;
  const { name, version } = read();
  const base = `/releases/${name}/${version}/`;
  const part = async (): Promise<RegistryRemote> => {
    const { short, global, entry, files, pages, slots } = read();
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
