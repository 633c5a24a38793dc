// A statement that PGlite 0.5 refuses leaves its part of the WebAssembly's stack behind. After some two thousand nothing fits on
// it any more, and every statement is refused with 54001 for as long as the process lives.
import type { PGlite } from '@electric-sql/pglite';

/** What PGlite calls to have statements done, and where the stack ends that they are done on. */
interface Loop {
  _PostgresMainLoopOnce(): void;
  readonly ___stack_pointer: { value: number };
}

const isLoop = (module: object): module is Loop => '_PostgresMainLoopOnce' in module && '___stack_pointer' in module;

/** Has the stack taken back to where it was whenever a statement is refused. Throws for a PGlite that is made otherwise. */
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
