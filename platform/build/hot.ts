/** Hot reload of one remote over a running site: what its development build adds so that components are exchanged in place. */

import { experiments, NormalModuleReplacementPlugin, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { chunkName, modulesOf, type RemoteDefinition } from './definition.ts';
import { here } from './rspack-base.ts';

/** In a packed platform the sources are JavaScript. */
const isCompiled = import.meta.url.endsWith('.js');
const source = (name: string): string => here(`../src/hot/${name}.${isCompiled ? 'js' : 'ts'}`);

/** The names under which compiled code finds the stand-ins of its components. */
export const HOT = 'platform/hot';
export const hotAliases = {
  [`${HOT}/jsx-dev-runtime$`]: source('jsx-dev-runtime'),
  [`${HOT}/exposed$`]: source('exposed'),
  [`${HOT}/platform$`]: source('platform'),
  [`${HOT}/ui$`]: source('ui'),
};

/** The file that stands for an exposed module, in memory alone. */
export const hotFileOf = (module: string): string => `./.build/hot/${chunkName(module)}.js`;

/** A module that exports a loader beside its component cannot be exchanged by React's hot reload, so this file does it. */
const hotSource = (module: string): string => {
  const file = JSON.stringify(`../../${module.replace('./', '')}`);
  return [
    `import { Component as current } from ${file};`,
    `import { exposed, refresh } from '${HOT}/exposed';`,
    `export * from ${file};`,
    'export const Component = exposed(() => current);',
    `if (import.meta.webpackHot) import.meta.webpackHot.accept(${file}, refresh);`,
    '',
  ].join('\n');
};

export const hotPlugins = (definition: RemoteDefinition): RspackPluginInstance[] => [
  new experiments.VirtualModulesPlugin(
    Object.fromEntries(modulesOf(definition).map((module) => [hotFileOf(module), hotSource(module)])),
  ),
  // `platform` and `ui` load some components late: those are exchanged through stand-ins, too.
  new NormalModuleReplacementPlugin(/^(platform|ui)$/, (resource) => {
    const { request, contextInfo } = resource;
    if (contextInfo.issuer !== source(request)) resource.request = `${HOT}/${request}`;
  }),
  // Of `.tsx` alone: what it adds to a module breaks vanilla-extract's compiler.
  new ReactRefreshRspackPlugin({ test: /\.tsx$/ }),
];
