/** Adds the types of a part's slots to its release. Parts that place them fetch the types by `site-release types`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';

/** In `src/` of a part, in `web/` of a release. */
const SLOT_TYPES = 'slots.d.ts';

export class SlotTypesPlugin {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'src', SLOT_TYPES);
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.rspack.sources;
    compiler.hooks.thisCompilation.tap('SlotTypesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('SlotTypesPlugin', () => {
        if (existsSync(this.#file)) compilation.emitAsset(SLOT_TYPES, new RawSource(readFileSync(this.#file)));
      });
    });
  }
}
