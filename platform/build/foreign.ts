/**
 * The second entry of a part, for hosts other than this site's shell. It offers slots by standard federation, and
 * contains everything that the shell would provide, except React, which the host provides.
 */

import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, experiments, NormalModuleReplacementPlugin } from '@rspack/core';
import { shakenRuntime } from './federation.ts';
import { OrderedHashesPlugin } from './ordered-hashes-plugin.ts';
import { outputFolder } from './output-folder.ts';
import { globalName, type Remote } from './part.ts';
import type { ReleasePlugin } from './release-plugin.ts';
import { baseConfiguration, here, shadowStyles } from './rspack-base.ts';
import { reactRange } from './shared.ts';
import { integrity } from './web.ts';

/** In the published package, the sources are compiled to JavaScript. */
const isCompiled = import.meta.url.endsWith('.js');
const foreign = (file: string): string => here(`../src/foreign/${isCompiled ? file.replace(/\.tsx?$/, '.js') : file}`);

/** Replacements for the modules by which a slot reaches the shell. */
const standIns = [
  new NormalModuleReplacementPlugin(/platform[\\/]src[\\/]query\.[jt]s$/, foreign('query.ts')),
  new NormalModuleReplacementPlugin(/platform[\\/]src[\\/]rest\.[jt]s$/, foreign('rest.ts')),
  new NormalModuleReplacementPlugin(/platform[\\/]src[\\/]own-page\.[jt]s$/, foreign('own-page.ts')),
];
/** Names instead of paths: a path differs from machine to machine, and with it the release of the same source. */
const SLOT = 'platform/foreign-slot';
const STYLES = 'platform/foreign-styles';
const aliases = {
  'react-router$': foreign('router.tsx'),
  'schema/pictures$': foreign('pictures.ts'),
  [`${SLOT}$`]: foreign('slot.tsx'),
  [`${STYLES}$`]: foreign('styles.ts'),
};

/** The path of a slot's entry. The file exists in memory only. */
const entryOf = (slot: string): string => `./.build/foreign-entries/${slot}.js`;

const source = (module: string): string =>
  [
    "import 'ui/theme';",
    `import { foreignSlot } from '${SLOT}';`,
    `import * as slot from '../../${module.replace('./', '')}';`,
    'export default foreignSlot(slot);',
    '',
  ].join('\n');

const ofHost = { singleton: true, strictVersion: true, import: false as const, requiredVersion: reactRange };

export function remoteForeign({ folder, name, definition }: Remote, release: ReleasePlugin): Configuration {
  const slots = (definition.foreign ?? []).map((slot) => [slot, definition.slots[slot] ?? ''] as const);
  const base = baseConfiguration(folder, { isServer: false, styles: shadowStyles(STYLES) });
  return {
    ...base,
    name: 'foreign',
    entry: {},
    target: ['web', 'es2022'],
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...aliases } },
    output: {
      path: join(outputFolder(folder), 'foreign'),
      publicPath: 'auto',
      uniqueName: `${name}-foreign`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: name },
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'natural' },
    plugins: [
      ...(base.plugins ?? []),
      ...standIns,
      ...shakenRuntime,
      new experiments.VirtualModulesPlugin(
        Object.fromEntries(slots.map(([slot, module]) => [entryOf(slot), source(module)])),
      ),
      new ModuleFederationPlugin({
        name: globalName(name),
        filename: 'entry.[contenthash:8].js',
        exposes: Object.fromEntries(slots.map(([slot]) => [`./${slot}`, { import: entryOf(slot), name: slot }])),
        shared: { react: ofHost, 'react-dom': ofHost },
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      integrity(),
      new OrderedHashesPlugin(),
      release,
    ],
  };
}
