/** Writes a part's release when all its compilations are done. One instance is a plugin of each of them. */

import { join } from 'node:path';
import type { Compiler, Stats, StatsCompilation } from '@rspack/core';
import { clearOutputs } from './output-folder.ts';
import { overBudget } from './over-budget.ts';
import { type Described, writeRelease } from './release.ts';

/** The statistics of one of the part's compilations, by its name. */
export type Built = (compilation: string) => StatsCompilation;

const SAID = {
  all: false,
  assets: true,
  // Both halves emit the same pictures. For the second half they are cached, but they are its assets, too.
  cachedAssets: true,
  groupAssetsByEmitStatus: false,
  chunkGroups: true,
  chunks: true,
  chunkModules: true,
  chunkRelations: true,
  dependentModules: true,
  ids: true,
  nestedModules: true,
} as const;

export class ReleasePlugin {
  readonly #folder: string;
  readonly #describe: (built: Built) => Promise<Described>;
  readonly #expected = new Set<string>();
  readonly #done = new Map<string, Stats>();
  #isClean = false;

  constructor(folder: string, describe: (built: Built) => Promise<Described>) {
    this.#folder = folder;
    this.#describe = describe;
  }

  apply(compiler: Compiler): void {
    const name = compiler.options.name ?? '';
    this.#expected.add(name);
    compiler.hooks.beforeRun.tap('ReleasePlugin', () => this.#clean());
    compiler.hooks.done.tapPromise('ReleasePlugin', async (stats) => {
      this.#done.set(name, stats);
      if (this.#done.size === this.#expected.size) await this.#lay();
    });
  }

  /** Removes the files of an earlier build, which would become part of this release. */
  #clean(): void {
    if (!this.#isClean) clearOutputs(this.#folder);
    this.#isClean = true;
  }

  async #lay(): Promise<void> {
    if ([...this.#done.values()].some((stats) => stats.hasErrors())) return;
    // Statistics are large, so they are made only on request, and once for each compilation.
    const said = new Map<string, StatsCompilation>();
    const described = await this.#describe((compilation) => {
      const stats = this.#done.get(compilation);
      if (!stats) throw new Error(`${this.#folder} has no compilation called ${compilation}`);
      const read = said.get(compilation) ?? stats.toJson(SAID);
      said.set(compilation, read);
      return read;
    });
    const release = writeRelease(this.#folder, described);
    console.log(`${release.name} ${release.version} built`);
    for (const words of overBudget(join(this.#folder, 'dist'), release)) console.warn(`${release.name}: ${words}`);
  }
}
