/** Icons of the site, or of a part on a home screen: no script imports them, so this plugin adds them to the assets, under the hash of their content. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Compiler } from '@rspack/core';

type Icon = { file: string; content: Buffer };

/** The files of `src/icons/` of the part in `folder`, named as the build lays them. */
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
