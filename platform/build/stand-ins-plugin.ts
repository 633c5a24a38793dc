/** Some modules of libraries are replaced by name. Where a library has moved one, the build fails here, and not a page later. */

import type { Compiler, Module } from '@rspack/core';

type StandIns = {
  /** Files of ours that replace a module of a library: each must be in the build. */
  present: readonly string[];
  /** The modules that were replaced: none may be in the build. */
  absent: readonly RegExp[];
};

/** The file that a module was read from. */
const fileOf = (module: Module): string => ('resource' in module ? String(module.resource) : '');

/** What a build's modules say against the promise; docs/upgrading.md says what to do about it. */
export function broken({ present, absent }: StandIns, files: ReadonlySet<string>): string[] {
  const missing = present.filter((file) => !files.has(file));
  const back = [...files].filter((file) => absent.some((pattern) => pattern.test(file)));
  return [
    ...missing.map((file) => `${file} stands for a module that nobody asks for any more`),
    ...back.map((file) => `${file} was to be replaced, and is part of the build`),
  ];
}

export class StandInsPlugin {
  readonly #standIns: StandIns;

  constructor(standIns: StandIns) {
    this.#standIns = standIns;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StandInsPlugin', (compilation) => {
      // Styles are compiled by compilers of their own, which know nothing of federation.
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('StandInsPlugin', (modules) => {
        const files = new Set([...modules].map(fileOf));
        for (const problem of broken(this.#standIns, files))
          compilation.errors.push(new compiler.rspack.WebpackError(`${problem}: see docs/upgrading.md`));
      });
    });
  }
}
