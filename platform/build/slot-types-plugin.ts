/** The types of a part's slots, which go with its release: whoever places them fetches them by `site-release types`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';

/** In a part below `src/`, in a release below `web/`. */
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
