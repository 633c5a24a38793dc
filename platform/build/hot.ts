/**
 * Hot reload of one remote over a running site: what its development build adds, so that components are replaced in
 * place.
 */

import { experiments, NormalModuleReplacementPlugin, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { chunkName, modulesOf, type RemoteDefinition } from './definition.ts';
import { here } from './rspack-base.ts';

/** In the published package, the sources are compiled to JavaScript. */
const isCompiled = import.meta.url.endsWith('.js');
const source = (name: string): string => here(`../src/hot/${name}.${isCompiled ? 'js' : 'ts'}`);

/** The names by which compiled code imports the modules of `src/hot`. */
export const HOT = 'platform/hot';
export const hotAliases = {
  [`${HOT}/jsx-dev-runtime$`]: source('jsx-dev-runtime'),
  [`${HOT}/exposed$`]: source('exposed'),
  [`${HOT}/platform$`]: source('platform'),
  [`${HOT}/ui$`]: source('ui'),
};

/** The path of the file that is exposed for a module. It exists in memory only. */
export const hotFileOf = (module: string): string => `./.build/hot/${chunkName(module)}.js`;

/**
 * React's hot reload cannot replace a module that exports a loader beside its component, so this file accepts the
 * updates.
 */
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
  // `platform` and `ui` load some components lazily. These get stand-ins, too.
  new NormalModuleReplacementPlugin(/^(platform|ui)$/, (resource) => {
    const { request, contextInfo } = resource;
    if (contextInfo.issuer !== source(request)) resource.request = `${HOT}/${request}`;
  }),
  // Only `.tsx`: what the plugin adds to a module breaks vanilla-extract's compiler.
  new ReactRefreshRspackPlugin({ test: /\.tsx$/ }),
];
