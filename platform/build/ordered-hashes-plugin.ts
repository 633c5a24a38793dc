/**
 * Sorts the integrity hashes in a runtime script. Rspack writes them in the order in which its threads finish, so the
 * same source would give another release each time.
 */

import { type Compiler, sources } from '@rspack/core';

const TABLE = /(\.sri\w*Hashes\s*=\s*\{)([^{}]*)(\})/g;

/** The same script with each table of hashes sorted by chunk. */
export const withOrderedHashes = (script: string): string =>
  script.replace(TABLE, (_, start: string, entries: string, end: string) => {
    const sorted = (entries.match(/"?[\w-]+"?\s*:\s*"[^"]*"/g) ?? []).sort();
    return `${start}${sorted.join(',')}${end}`;
  });

export class OrderedHashesPlugin {
  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = compiler.rspack.Compilation;
    // After the minifier, which rewrites the script, and before the names and hashes of files are computed from it.
    const stage = PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
    compiler.hooks.thisCompilation.tap('OrderedHashesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'OrderedHashesPlugin', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const script = source.source().toString();
          const ordered = withOrderedHashes(script);
          if (ordered !== script) compilation.updateAsset(file, new sources.RawSource(ordered));
        }
      });
    });
  }
}
