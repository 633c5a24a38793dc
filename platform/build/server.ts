/**
 * The server half of a part: plain ES modules. In remotes, shared requests stay bare imports, which the renderer
 * resolves to the shell's copies.
 */

import { join } from 'node:path';
import { type Configuration, experiments } from '@rspack/core';
import { exposeName, modulesOf } from './definition.ts';
import { outputFolder } from './output-folder.ts';
import type { Remote, Shell } from './part.ts';
import { ProvidedModulesPlugin, serverEntry } from './provided-modules-plugin.ts';
import type { ReleasePlugin } from './release-plugin.ts';
import { baseConfiguration, publicPath } from './rspack-base.ts';
import { sharedRequests } from './shared.ts';

function serverConfiguration(folder: string, packageName: string, entry: Record<string, string>): Configuration {
  const base = baseConfiguration(folder, { isServer: true });
  return {
    ...base,
    name: 'server',
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    entry,
    target: ['node24', 'es2022'],
    output: {
      path: join(outputFolder(folder), 'server'),
      publicPath: publicPath(packageName),
      uniqueName: packageName,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].mjs',
    },
    optimization: { minimize: false, splitChunks: false, chunkIds: 'deterministic', moduleIds: 'deterministic' },
  };
}

export function remoteServer({ folder, name, definition }: Remote, release: ReleasePlugin): Configuration {
  const entry = Object.fromEntries(modulesOf(definition).map((module) => [exposeName(module).slice(2), module]));
  const base = serverConfiguration(folder, name, entry);
  return {
    ...base,
    externalsType: 'module',
    externals: Object.fromEntries(sharedRequests.map((request) => [request, request])),
    plugins: [...(base.plugins ?? []), release],
  };
}

export function shellServer({ folder, name }: Shell, release: ReleasePlugin): Configuration {
  const entry = './.build/server-entry.js';
  const base = serverConfiguration(folder, name, { render: entry });
  return {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      new experiments.VirtualModulesPlugin({ [entry]: serverEntry('../src/server.tsx') }),
      new ProvidedModulesPlugin(),
      release,
    ],
  };
}
