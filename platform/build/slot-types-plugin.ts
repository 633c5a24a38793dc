/** Adds the types of a part's slots to its release. Parts that place them fetch the types by `site-release types`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';

/** In `src/` of a part, in `web/` of a release. */
const SLOT_TYPES = 'slots.d.ts';

/** A file of the part's own, from which the types take something. */
const OF_A_FILE = /(?:\b(?:from|import)\s*\(?\s*|<reference\s+path\s*=\s*)["'](\.\.?\/[^"']*)/g;

/** Only this file goes with the release: whoever fetches it would get `any` for a type of another, and hear of no wrong prop. */
const missingFrom = (types: string): string[] =>
  [...types.matchAll(OF_A_FILE)].map(
    ([, file]) => `src/${SLOT_TYPES} needs ${file}, which does not go with it: write the type there`,
  );

export class SlotTypesPlugin {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'src', SLOT_TYPES);
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.rspack.sources;
    compiler.hooks.thisCompilation.tap('SlotTypesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('SlotTypesPlugin', () => {
        if (!existsSync(this.#file)) return;
        const types = readFileSync(this.#file, 'utf8');
        compilation.errors.push(...missingFrom(types).map((words) => new compiler.rspack.WebpackError(words)));
        compilation.emitAsset(SLOT_TYPES, new RawSource(types));
      });
    });
  }
}
