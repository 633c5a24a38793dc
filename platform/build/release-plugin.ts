/** Lays the finished compilations of a part out as its release: applied to each of them, it acts when the last is done. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Stats, StatsCompilation } from '@rspack/core';
import { type Described, writeRelease } from './release.ts';

/** What the compilations of a part said of themselves, by the name of each. */
export type Built = (compilation: string) => StatsCompilation;

const SAID = {
  all: false,
  assets: true,
  // Pictures of both halves are one file: whichever comes second finds it there, and is an asset all the same.
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

  /** Files that an earlier build left would become part of this release. */
  #clean(): void {
    if (!this.#isClean) rmSync(join(this.#folder, '.build'), { recursive: true, force: true });
    this.#isClean = true;
  }

  async #lay(): Promise<void> {
    if ([...this.#done.values()].some((stats) => stats.hasErrors())) return;
    // Each compilation's statistics are large: they are made once, and only where they are asked for.
    const said = new Map<string, StatsCompilation>();
    const described = await this.#describe((compilation) => {
      const stats = this.#done.get(compilation);
      if (!stats) throw new Error(`${this.#folder} has no compilation called ${compilation}`);
      const read = said.get(compilation) ?? stats.toJson(SAID);
      said.set(compilation, read);
      return read;
    });
    const { name, version } = writeRelease(this.#folder, described);
    console.log(`${name} ${version} built`);
  }
}
