// A statement that PGlite 0.5 refuses leaves data on the WebAssembly stack. After about two thousand of them the stack
// is full, and every statement fails with 54001 until the process ends.
import type { PGlite } from '@electric-sql/pglite';

/**
 * The parts of PGlite's module that are used here: the functions around a statement, and the pointer to the stack's
 * end.
 */
interface Loop {
  _PostgresMainLoopOnce(): void;
  _pgl_setPGliteExitStatus(status: number): number;
  _PostgresSendReadyForQueryIfNecessary(): void;
  _pgl_pq_flush(): void;
  readonly ___stack_pointer: { value: number };
}

const isLoop = (module: object): module is Loop =>
  '_PostgresMainLoopOnce' in module && '_pgl_setPGliteExitStatus' in module;

/**
 * Resets the stack pointer after each refused statement, and ends what has aborted: then `ended` is called. Throws if
 * this version of PGlite is built differently.
 */
export function keepStack({ Module: module }: PGlite, ended: (cause: Error) => void): void {
  if (!isLoop(module)) throw new Error('This PGlite has no stack to be looked after: see core/pglite-stack.ts');
  const { _PostgresMainLoopOnce: loopOnce, ___stack_pointer: stack } = module;
  module._PostgresMainLoopOnce = () => {
    const before = stack.value;
    try {
      loopOnce();
    } catch (refused) {
      stack.value = before;
      if (refused instanceof Error && refused.name === 'RuntimeError') {
        end(module, refused);
        ended(refused);
      }
      throw refused;
    }
  };
}

/**
 * PostgreSQL aborts when it cannot write its log, as on a disk that has become read-only. PGlite would go on calling
 * it, without an end and with the whole process. From now on each statement fails at once, as of a server that shut down.
 */
function end(module: Loop, cause: Error): void {
  const fail = () => {
    throw Object.assign(new Error('PGlite has ended: start the gateway again', { cause }), { code: '57P01' });
  };
  module._PostgresMainLoopOnce = fail;
  // PGlite calls it after whatever is thrown by the loop, and so throws this.
  module._pgl_setPGliteExitStatus = fail;
  module._PostgresSendReadyForQueryIfNecessary = () => undefined;
  module._pgl_pq_flush = () => undefined;
}
