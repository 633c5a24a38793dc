/**
 * Emits the icons of the site, or of a part for a home screen, under the hash of their content. No script imports them.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Compiler } from '@rspack/core';

type Icon = { file: string; content: Buffer };

/** The files in `src/icons/` of the part in `folder`, with the names that the build gives them. */
function readIcons(folder: string): Icon[] {
  const source = join(folder, 'src/icons');
  return readdirSync(source)
    .sort()
    .map((file) => {
      const { name, ext } = parse(file);
      const content = readFileSync(join(source, file));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return { file: `assets/${name}.${hash}${ext}`, content };
    });
}

/** The icons of the part in `folder`, relative to its release's `web/`. */
export const iconsOf = (folder: string): string[] => readIcons(folder).map(({ file }) => file);

export class IconsPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.rspack.sources;
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('IconsPlugin', () => {
        for (const { file, content } of readIcons(this.#folder)) compilation.emitAsset(file, new RawSource(content));
      });
    });
  }
}
