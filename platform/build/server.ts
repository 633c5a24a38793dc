/** The server half of a part: plain ES modules. Remotes leave every shared request as a bare import, which the renderer points at the shell's copies. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { exposeName, modulesOf, type RemoteDefinition } from './definition.ts';
import { baseConfiguration, publicPath } from './rspack-base.ts';
import { sharedRequests } from './shared.ts';

function serverConfiguration(folder: string, packageName: string, entry: Record<string, string>): Configuration {
  const base = baseConfiguration(folder, { isServer: true });
  return {
    ...base,
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    entry,
    target: ['node24', 'es2022'],
    output: {
      path: `${folder}/.build/server`,
      publicPath: publicPath(packageName),
      uniqueName: packageName,
      module: true,
      chunkFormat: 'module',
      library: { type: 'modern-module' },
      filename: '[name].mjs',
    },
    optimization: { minimize: false, splitChunks: false, chunkIds: 'deterministic', moduleIds: 'deterministic' },
  };
}

/** One compilation a module: each file stands alone, so that one that throws while it loads costs no other. */
export function remoteServer(folder: string, packageName: string, definition: RemoteDefinition): Configuration[] {
  return modulesOf(definition).map((module) => ({
    ...serverConfiguration(folder, packageName, { [exposeName(module).slice(2)]: module }),
    externalsType: 'module',
    externals: Object.fromEntries(sharedRequests.map((request) => [request, request])),
  }));
}

/** What the shell's server half lends. Apollo's hooks are for private pages, which are never rendered on the server. */
const lentRequests = sharedRequests.filter((request) => request !== 'platform/apollo');

/** The file of the shell's server half that stands for a shared request. */
const lentFile = (request: string): string => `lent/${request.replaceAll('/', '-')}.mjs`;

export const lentFiles: Record<string, string> = Object.fromEntries(
  lentRequests.map((request) => [request, lentFile(request)]),
);

const identifier = (request: string): string => `lent_${request.replaceAll(/[^a-z]/g, '_')}`;

/** The shell and everything it lends in one bundle: one instance of each, whoever imports it. */
export function shellServer(folder: string, entry: string): Configuration {
  const source = [
    ...lentRequests.map((request) => `export * as ${identifier(request)} from '${request}';`),
    `export { prepare, render } from '${entry}';`,
  ];
  mkdirSync(join(folder, '.build'), { recursive: true });
  writeFileSync(join(folder, '.build/server-entry.js'), `${source.join('\n')}\n`);
  return serverConfiguration(folder, 'shell', { render: './.build/server-entry.js' });
}

const isName = (name: string) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name);

/** Writes the modules that remotes import: an ES module's names must be written out, so they are read off the built bundle. */
export async function writeLent(folder: string): Promise<void> {
  const target = join(folder, '.build/server');
  const bundle: Record<string, object> = await import(
    `${pathToFileURL(join(target, 'render.mjs')).href}?built=${Date.now()}`
  );
  mkdirSync(join(target, 'lent'), { recursive: true });
  for (const request of lentRequests) {
    const name = identifier(request);
    const names = Object.keys(bundle[name] ?? {}).filter(isName);
    const source = `import { ${name} as all } from '../render.mjs';\nexport const { ${names.join(', ')} } = all;\nexport default all.default;\n`;
    writeFileSync(join(target, lentFile(request)), source);
  }
}
