/** The browser half of a part: federation assets with hashed names. */

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Compiler,
  type Configuration,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { chunkName, exposeName, modulesOf } from './definition.ts';
import { IconsPlugin } from './icons-plugin.ts';
import type { Remote, Shell } from './part.ts';
import type { ReleasePlugin } from './release-plugin.ts';
import { baseConfiguration, here, publicPath, READABLE } from './rspack-base.ts';
import { borrowed, lent } from './shared.ts';

/** `mfe-listings` → `mfe_listings`: the global under which its container is found. */
export const globalName = (packageName: string): string => packageName.replaceAll('-', '_');

const webOutput = (folder: string, packageName: string): Configuration['output'] => ({
  path: `${folder}/.build/web`,
  publicPath: publicPath(packageName),
  uniqueName: packageName,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  crossOriginLoading: 'anonymous',
  trustedTypes: { policyName: packageName },
  // Long after words have taken the place of what is late: on a slow line it still comes, and then takes theirs.
  chunkLoadTimeout: 10_000,
});

const BUNDLER_RUNTIME = /webpack-bundler-runtime\/dist\/index\.cjs$/;

/** Federation names its runtime by CommonJS files, which cannot be tree-shaken; the ES modules beside them can, and one does nothing here. */
const shakenRuntime = [
  new NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin\/dist\/index\.cjs$/, esModule),
  new NormalModuleReplacementPlugin(BUNDLER_RUNTIME, esModule),
  new NormalModuleReplacementPlugin(/\.\/utils\/preload\.js$/, here('./no-preload.js')),
  new NormalModuleReplacementPlugin(/plugins\/snapshot\/SnapshotHandler\.js$/, here('./no-snapshot.js')),
  {
    apply(compiler: Compiler) {
      compiler.hooks.afterPlugins.tap('shaken-runtime', () => {
        const alias = Object.entries(compiler.options.resolve.alias || {});
        const shaken = alias.map(([name, file]) => [
          name,
          name.startsWith('@module-federation/') ? String(file).replace(/\.cjs$/, '.js') : file,
        ]);
        compiler.options.resolve.alias = Object.fromEntries(shaken);
      });
    },
  },
];

function esModule(resource: { request: string }): void {
  resource.request = resource.request.replace(/\.cjs$/, '.js');
}

/** In a remote the shell's copy stands for it. An entry of 12 kB becomes one of 3. */
const borrowedRuntime = new NormalModuleReplacementPlugin(BUNDLER_RUNTIME, here('./borrowed-runtime.js'));

const integrity = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true });

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
      new ModuleFederationPlugin({
        name: globalName(name),
        filename: 'entry.[contenthash:8].js',
        exposes: Object.fromEntries(
          modulesOf(definition).map((module) => [exposeName(module), { import: module, name: chunkName(module) }]),
        ),
        shared: borrowed,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      borrowedRuntime,
      integrity(),
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
    target: ['web', 'es2022'],
    output: webOutput(folder, name) ?? {},
    optimization: { chunkIds: 'deterministic', moduleIds: 'natural' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: lent,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...shakenRuntime,
      integrity(),
      new IconsPlugin(folder),
      release,
    ],
  };
}

/** A part's service worker: one file of its own, for it is told what to do while no page is open. */
export function remoteWorker({ folder, name }: Remote, module: string, release: ReleasePlugin): Configuration {
  const base = baseConfiguration(folder, { isServer: false });
  return {
    ...base,
    name: 'worker',
    entry: { worker: module },
    target: ['webworker', 'es2022'],
    output: {
      path: `${folder}/.build/web`,
      publicPath: publicPath(name),
      filename: '[name].[contenthash:8].js',
      iife: true,
    },
    plugins: [...(base.plugins ?? []), release],
  };
}

/** The script before the shell's own: no federation, nothing shared, a few hundred bytes. */
export function shellStart({ folder }: Shell, release: ReleasePlugin): Configuration {
  const base = baseConfiguration(folder, { isServer: false, targets: READABLE });
  return {
    ...base,
    name: 'start',
    entry: { start: './src/start.ts' },
    target: ['web', 'es2015'],
    output: { path: `${folder}/.build/web`, filename: '[name].[contenthash:8].js', iife: true },
    plugins: [...(base.plugins ?? []), release],
  };
}
