// A statement that PGlite 0.5 refuses leaves data on the WebAssembly stack. After about two thousand of them the stack
// is full, and every statement fails with 54001 until the process ends.
import type { PGlite } from '@electric-sql/pglite';

/**
 * The parts of PGlite's module that are used here: the function that runs statements, and the pointer to the stack's
 * end.
 */
interface Loop {
  _PostgresMainLoopOnce(): void;
  readonly ___stack_pointer: { value: number };
}

const isLoop = (module: object): module is Loop => '_PostgresMainLoopOnce' in module && '___stack_pointer' in module;

/** Resets the stack pointer after each refused statement. Throws if this version of PGlite is built differently. */
export function keepStack({ Module: module }: PGlite): void {
  if (!isLoop(module)) throw new Error('This PGlite has no stack to be looked after: see core/pglite-stack.ts');
  const { _PostgresMainLoopOnce: loopOnce, ___stack_pointer: stack } = module;
  module._PostgresMainLoopOnce = () => {
    const before = stack.value;
    try {
      loopOnce();
    } catch (refused) {
      stack.value = before;
      throw refused;
    }
  };
}
