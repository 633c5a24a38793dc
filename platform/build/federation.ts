/** Module Federation: what the shell provides, and how remotes consume it. */

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core';
import { chunkName, exposeName, modulesOf, type RemoteDefinition } from './definition.ts';
import { shortenedModules } from './left-out.ts';
import { globalName } from './part.ts';
import { here } from './rspack-base.ts';
import { consumed, provided } from './shared.ts';
import { StandInsPlugin } from './stand-ins-plugin.ts';

const noPreload = here('./no-preload.js');
const noSnapshot = here('./no-snapshot.js');
const noDescriptions = here('./no-descriptions.js');
const noScripts = here('./no-scripts.js');
const noStaticRemotes = here('./no-static-remotes.js');
const shortMessages = here('./short-messages.js');
const plainLogger = here('./plain-logger.js');
const caretRanges = here('./caret-ranges.ts');
const noInstrumentation = here('./no-instrumentation.js');
const noFramework = here('./no-framework.js');

const BUNDLER_RUNTIME = /webpack-bundler-runtime\/dist\/index\.cjs$/;

/**
 * Federation names its runtime by CommonJS files, which cannot be tree-shaken, so the ES modules beside them are used.
 * Modules that do nothing here are replaced by small ones.
 */
export const shakenRuntime = [
  new NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin\/dist\/index\.cjs$/, esModule),
  new NormalModuleReplacementPlugin(BUNDLER_RUNTIME, esModule),
  new NormalModuleReplacementPlugin(/\.\/utils\/preload\.js$/, noPreload),
  new NormalModuleReplacementPlugin(/plugins\/snapshot\/SnapshotHandler\.js$/, noSnapshot),
  new NormalModuleReplacementPlugin(/error-codes\/dist\/desc\.\w+$/, noDescriptions),
  new NormalModuleReplacementPlugin(/\/getShortErrorMsg\.\w+$/, shortMessages),
  new NormalModuleReplacementPlugin(/^\.\/logger\.js$/, inSdk(plainLogger)),
  new NormalModuleReplacementPlugin(/^\.\/dom\.js$/, inSdk(noScripts)),
  new NormalModuleReplacementPlugin(/^\.\/remotes\.js$/, noStaticRemotes),
  new NormalModuleReplacementPlugin(/utils\/semver\/index\.js$|^\.\/semver\/index\.js$/, caretRanges),
  new NormalModuleReplacementPlugin(/react-router\/dist\/production\/.*\/instrumentation\.js$/, noInstrumentation),
  new NormalModuleReplacementPlugin(/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/, noFramework),
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

/** Checked in the shell's build only, because the router and all of federation are bundled there. */
export const heldStandIns = new StandInsPlugin({
  present: [
    noPreload,
    noSnapshot,
    noDescriptions,
    noScripts,
    noStaticRemotes,
    shortMessages,
    plainLogger,
    caretRanges,
    noInstrumentation,
    noFramework,
    ...shortenedModules,
  ],
  absent: [
    /@module-federation\/.*\.cjs$/,
    /error-codes\/dist\/desc\.\w+$/,
    /getShortErrorMsg/,
    /federation\/sdk\/dist\/(logger|dom)\.js$/,
    /webpack-bundler-runtime\/dist\/remotes\.js$/,
    /utils\/semver\/index\.js$/,
  ],
});

/** Replaces a module of federation's SDK. Other packages have files of the same name. */
function inSdk(standIn: string) {
  return (resource: { request: string; context?: string }): void => {
    if (/sdk[\\/]dist$/.test(resource.context ?? '')) resource.request = standIn;
  };
}

function esModule(resource: { request: string }): void {
  resource.request = resource.request.replace(/\.cjs$/, '.js');
}

/** A remote uses the shell's copy of federation's runtime, so its entry is 3 kB instead of 12. */
export const consumedRuntime = new NormalModuleReplacementPlugin(BUNDLER_RUNTIME, here('./consumed-runtime.js'));

/**
 * The container of a remote: its pages and slots, and what it consumes from the shell. `fileOf` returns the file that
 * is exposed for a module.
 */
export const container = (
  name: string,
  definition: RemoteDefinition,
  filename: string,
  fileOf = (module: string): string => module,
) =>
  new ModuleFederationPlugin({
    name: globalName(name),
    filename,
    exposes: Object.fromEntries(
      modulesOf(definition).map((module) => [exposeName(module), { import: fileOf(module), name: chunkName(module) }]),
    ),
    shared: consumed,
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
    },
  });

/** The shell provides all shared modules and exposes none. */
export const provider = (name: string) =>
  new ModuleFederationPlugin({
    name,
    remotes: {},
    shared: provided,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
