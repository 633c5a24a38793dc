/** The browser half of a part: federation assets with hashed names. */

import { join } from 'node:path';
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { consumedRuntime, container, heldStandIns, provider, shakenRuntime } from './federation.ts';
import { HOT, hotAliases, hotFileOf, hotPlugins } from './hot.ts';
import { IconsPlugin } from './icons-plugin.ts';
import { leftOut } from './left-out.ts';
import { OrderedHashesPlugin } from './ordered-hashes-plugin.ts';
import { outputFolder } from './output-folder.ts';
import { developedFolder, type Remote, type Shell } from './part.ts';
import { ReadOncePlugin } from './read-once-plugin.ts';
import type { ReleasePlugin } from './release-plugin.ts';
import { baseConfiguration, publicPath, READABLE } from './rspack-base.ts';
import { SlotTypesPlugin } from './slot-types-plugin.ts';

const webOutput = (folder: string, packageName: string): Configuration['output'] => ({
  path: join(outputFolder(folder), 'web'),
  publicPath: publicPath(packageName),
  uniqueName: packageName,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  trustedTypes: { policyName: packageName },
  // Milliseconds. Long before this, the visitor sees a fallback. On a slow line the chunk may still arrive, and then
  // replaces it.
  chunkLoadTimeout: 10_000,
});

export const integrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true });

export function remoteWeb({ folder, name, definition }: Remote, release: ReleasePlugin): Configuration {
  const base = baseConfiguration(folder, { isServer: false });
  return {
    ...base,
    name: 'web',
    entry: {},
    target: ['web', 'es2022'],
    output: webOutput(folder, name) ?? {},
    optimization: { chunkIds: 'deterministic', moduleIds: 'natural' },
    plugins: [
      ...(base.plugins ?? []),
      container(name, definition, 'entry.[contenthash:8].js'),
      consumedRuntime,
      integrity(),
      new OrderedHashesPlugin(),
      new SlotTypesPlugin(folder),
      ...(definition.app ? [new IconsPlugin(folder)] : []),
      release,
    ],
  };
}

export function shellWeb({ folder, name }: Shell, release: ReleasePlugin): Configuration {
  const base = baseConfiguration(folder, { isServer: false });
  return {
    ...base,
    name: 'web',
    entry: { main: './src/main.ts' },
    module: { rules: [...(base.module?.rules ?? []), ...leftOut] },
    target: ['web', 'es2022'],
    output: webOutput(folder, name) ?? {},
    optimization: { chunkIds: 'deterministic', moduleIds: 'natural' },
    plugins: [
      ...(base.plugins ?? []),
      provider(name),
      ...shakenRuntime,
      heldStandIns,
      integrity(),
      new OrderedHashesPlugin(),
      new IconsPlugin(folder),
      release,
    ],
  };
}

/** The browser half in development: no hashes, no server half, the site's own React, components replaced in place. */
export function remoteDevelopment({ folder, name, definition }: Remote): Configuration {
  const base = baseConfiguration(folder, { isServer: false, hotReload: { importSource: HOT } });
  return {
    ...base,
    name,
    entry: {},
    target: ['web', 'es2022'],
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...hotAliases } },
    output: {
      ...webOutput(folder, name),
      publicPath: developedFolder(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    // A failed build sends nothing: an update that a page cannot apply would block all later ones.
    optimization: { emitOnErrors: false },
    lazyCompilation: false,
    plugins: [
      ...(base.plugins ?? []),
      container(name, definition, 'entry.js', hotFileOf),
      consumedRuntime,
      ...hotPlugins(definition),
      new ReadOncePlugin(join(folder, 'remote.ts')),
    ],
  };
}

/** The service worker of a part. It is one file, because it runs while no page is open. */
export function remoteWorker({ folder, name }: Remote, module: string, release: ReleasePlugin): Configuration {
  const base = baseConfiguration(folder, { isServer: false });
  return {
    ...base,
    name: 'worker',
    entry: { worker: module },
    target: ['webworker', 'es2022'],
    output: {
      path: join(outputFolder(folder), 'web'),
      publicPath: publicPath(name),
      filename: '[name].[contenthash:8].js',
      iife: true,
    },
    plugins: [...(base.plugins ?? []), release],
  };
}

/** The script that runs before the shell's own: no federation, nothing shared, a few hundred bytes. */
export function shellStart({ folder }: Shell, release: ReleasePlugin): Configuration {
  const base = baseConfiguration(folder, { isServer: false, targets: READABLE });
  return {
    ...base,
    name: 'start',
    entry: { start: './src/start.ts' },
    target: ['web', 'es2015'],
    output: { path: join(outputFolder(folder), 'web'), filename: '[name].[contenthash:8].js', iife: true },
    plugins: [...(base.plugins ?? []), release],
  };
}
