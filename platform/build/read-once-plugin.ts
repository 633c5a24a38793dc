/** Says that a file which was read at the start, and not by the compiler, has changed: what is shown does not follow it. */

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Compiler } from '@rspack/core';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export class ReadOncePlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const file = this.#file;
    const read = textOf(file);
    let last = read;
    compiler.hooks.afterCompile.tap('ReadOncePlugin', ({ fileDependencies }) => void fileDependencies.add(file));
    // By its text: a watcher also tells of files that were only touched.
    compiler.hooks.watchRun.tap('ReadOncePlugin', () => {
      const before = last;
      last = textOf(file);
      if (last === before || last === read) return;
      const name = relative(process.cwd(), file);
      console.error(`${name} has changed, and is read at the start: end this command and start it again`);
    });
  }
}
