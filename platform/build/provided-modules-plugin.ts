/**
 * The modules that the shell's server half provides: one file for each request. All of them re-export from one bundle,
 * and remotes' server halves import them.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from '@rspack/core';
import { sharedRequests } from './shared.ts';

/** Apollo's hooks are for private pages, which the server never renders. */
const providedRequests = sharedRequests.filter((request) => request !== 'platform/apollo');

/** The file of the shell's server half that is imported for a shared request. */
const providedFile = (request: string): string => `provided/${request.replaceAll('/', '-')}.mjs`;

export const providedFiles: Record<string, string> = Object.fromEntries(
  providedRequests.map((request) => [request, providedFile(request)]),
);

const identifier = (request: string): string => `lent_${request.replaceAll(/[^a-z]/g, '_')}`;

/**
 * The source of the shell's server entry. The shell and all that it provides are one bundle, so that there is one
 * instance of each module.
 */
export const serverEntry = (entry: string): string =>
  [
    ...providedRequests.map((request) => `export * as ${identifier(request)} from '${request}';`),
    `export { prepare, render } from '${entry}';`,
    '',
  ].join('\n');

const isName = (name: string) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name);

/**
 * An ES module must list the names of its exports, so they are read from the built bundle. The objects among them,
 * and a default export, which is the module's own object, such as React, are frozen, so that no part changes one for all: but for
 * React's internals, into which it writes itself.
 */
async function writeProvided(folder: string): Promise<void> {
  const bundle: Record<string, object> = await import(
    `${pathToFileURL(join(folder, 'render.mjs')).href}?built=${Date.now()}`
  );
  mkdirSync(join(folder, 'provided'), { recursive: true });
  for (const request of providedRequests) {
    const name = identifier(request);
    const names = Object.keys(bundle[name] ?? {}).filter(isName);
    const source = [
      `import { ${name} as all } from '../render.mjs';`,
      `for (const [name, own] of Object.entries(all)) if (typeof own === 'object' && !/INTERNALS/.test(name)) Object.freeze(own);`,
      `export const { ${names.join(', ')} } = all;`,
      'export default all.default;',
      '',
    ];
    writeFileSync(join(folder, providedFile(request)), source.join('\n'));
  }
}

export class ProvidedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ProvidedModulesPlugin', async ({ errors }) => {
      if (errors.length === 0) await writeProvided(compiler.outputPath);
    });
  }
}
