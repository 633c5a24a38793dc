// PGlite 0.5 knows a file from the moment in which it makes it, also if that fails. Then whatever needs this file fails
// with 58P02, “File exists”, until the process ends, though its disk takes files again. PostgreSQL itself tries a second
// time where the process has as many files open as it may.
import type { PGlite } from '@electric-sql/pglite';

type MakeFile = (parent: object, name: string, mode: number, device: number) => object;

/** The parts of Emscripten's file system that are used here. */
interface Files {
  readonly filesystems: { readonly NODEFS: { readonly node_ops: { mknod: MakeFile } } };
  lookupNode(parent: object, name: string): object;
  destroyNode(node: object): void;
}

const filesOf = (module: object): Files | undefined => ('FS' in module ? (module.FS as Files) : undefined);

/** Forgets each file that could not be made. Throws if this version of PGlite is built differently. */
export function forgetUnmade({ Module: module }: Pick<PGlite, 'Module'>): void {
  const files = filesOf(module);
  if (!files) throw new Error('This PGlite has no files to be looked after: see core/pglite-files.ts');
  const { node_ops: operations } = files.filesystems.NODEFS;
  const { mknod } = operations;
  operations.mknod = (parent, name, mode, device) => {
    try {
      return mknod(parent, name, mode, device);
    } catch (error) {
      // Only in memory.
      files.destroyNode(files.lookupNode(parent, name));
      throw error;
    }
  };
}
