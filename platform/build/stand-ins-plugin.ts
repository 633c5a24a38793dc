/**
 * Some modules of libraries are replaced by name. If a library moves such a module, this plugin makes the build fail.
 */

import type { Compiler, Module } from '@rspack/core';

type StandIns = {
  /** Our files that replace modules of a library, and modules of which a part is left out. Each must be in the build. */
  present: readonly (string | RegExp)[];
  /** The modules that are replaced. None may be in the build. */
  absent: readonly RegExp[];
};

/** The file that a module was read from. */
const fileOf = (module: Module): string => ('resource' in module ? String(module.resource) : '');

/** The problems of a build, as messages. docs/upgrading.md says what to do about them. */
export function broken({ present, absent }: StandIns, files: ReadonlySet<string>): string[] {
  const isThere = (one: string | RegExp) =>
    typeof one === 'string' ? files.has(one) : [...files].some((file) => one.test(file));
  const missing = present.filter((one) => !isThere(one));
  const back = [...files].filter((file) => absent.some((pattern) => pattern.test(file)));
  return [
    ...missing.map((one) =>
      typeof one === 'string'
        ? `${one} stands for a module that nobody asks for any more`
        : `${one}, of which a part is left out, is no module of the build any more`,
    ),
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
      // vanilla-extract compiles styles in child compilers, which do not use federation.
      if (compilation.compiler !== compiler) return;
      compilation.hooks.finishModules.tap('StandInsPlugin', (modules) => {
        const files = new Set([...modules].map(fileOf));
        for (const problem of broken(this.#standIns, files))
          compilation.errors.push(new compiler.rspack.WebpackError(`${problem}: see docs/upgrading.md`));
      });
    });
  }
}
