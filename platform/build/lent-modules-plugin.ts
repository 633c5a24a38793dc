/** What the shell's server half lends: one file for each request, over the one bundle, which remotes' server halves import. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from '@rspack/core';
import { sharedRequests } from './shared.ts';

/** Apollo's hooks are for private pages, which are never rendered on the server. */
const lentRequests = sharedRequests.filter((request) => request !== 'platform/apollo');

/** The file of the shell's server half that stands for a shared request. */
const lentFile = (request: string): string => `lent/${request.replaceAll('/', '-')}.mjs`;

export const lentFiles: Record<string, string> = Object.fromEntries(
  lentRequests.map((request) => [request, lentFile(request)]),
);

const identifier = (request: string): string => `lent_${request.replaceAll(/[^a-z]/g, '_')}`;

/** The source of the shell's server entry: the shell and everything it lends in one bundle, one instance of each, whoever imports it. */
export const serverEntry = (entry: string): string =>
  [
    ...lentRequests.map((request) => `export * as ${identifier(request)} from '${request}';`),
    `export { prepare, render } from '${entry}';`,
    '',
  ].join('\n');

const isName = (name: string) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name);

/** An ES module's names must be written out, so they are read off the built bundle. */
async function writeLent(folder: string): Promise<void> {
  const bundle: Record<string, object> = await import(
    `${pathToFileURL(join(folder, 'render.mjs')).href}?built=${Date.now()}`
  );
  mkdirSync(join(folder, 'lent'), { recursive: true });
  for (const request of lentRequests) {
    const name = identifier(request);
    const names = Object.keys(bundle[name] ?? {}).filter(isName);
    const source = `import { ${name} as all } from '../render.mjs';\nexport const { ${names.join(', ')} } = all;\nexport default all.default;\n`;
    writeFileSync(join(folder, lentFile(request)), source);
  }
}

export class LentModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('LentModulesPlugin', async ({ errors }) => {
      if (errors.length === 0) await writeLent(compiler.outputPath);
    });
  }
}
