/**
 * Finds in a compilation's statistics the files that each module needs, so that the server can inline styles and
 * preload scripts.
 */

import type { StatsChunk, StatsCompilation } from '@rspack/core';
import type { Files, ModuleFiles } from '../src/release.ts';

const split = (files: readonly string[]): Files => ({
  scripts: [...new Set(files.filter((file) => file.endsWith('.js')))],
  styles: [...new Set(files.filter((file) => file.endsWith('.css')))],
});

/** Rspack names a concatenated module after its root: `../ui/src/menu/index.ts + 3 modules`. */
const moduleNames = (chunk: StatsChunk): string[] =>
  (chunk.modules ?? []).flatMap(({ name }) => name?.replace(/ \+ \d+ modules$/, '') ?? []);

const CONSUMED = /^consume shared module \([^)]+\) ([\w/.-]+)@/;

/** The heavy modules that a module consumes from the shell, as `ui/gallery`. */
function consumedBy(chunks: readonly StatsChunk[]): string[] {
  const requests = chunks.flatMap(moduleNames).flatMap((name) => CONSUMED.exec(name)?.[1] ?? []);
  return [...new Set(requests)].filter((request) => request.includes('/') && !request.startsWith('react')).sort();
}

/** The files of a named chunk group. Throws if the compilation has no such group. */
export function filesOf(stats: StatsCompilation, module: string, groupName: string): ModuleFiles {
  const group = stats.namedChunkGroups?.[groupName];
  if (!group) throw new Error(`The build has no chunk group '${groupName}' for ${module}`);
  const ids = new Set(group.chunks);
  const chunks = (stats.chunks ?? []).filter(({ id }) => id != null && ids.has(id));
  return { module, ...split((group.assets ?? []).map(({ name }) => name)), borrows: consumedBy(chunks) };
}

/**
 * The files in which the shell provides a heavy module, found by the end of its entry file's path. Throws if the module
 * has no chunk of its own.
 */
export function providedFilesOf(stats: StatsCompilation, entryFile: string): Files {
  const chunks = stats.chunks ?? [];
  const own = chunks.find((chunk) => !chunk.initial && moduleNames(chunk).some((name) => name.endsWith(entryFile)));
  if (!own)
    throw new Error(`The shell does not provide ${entryFile}: it must import it itself (shell/src/provided.ts)`);
  const siblings = new Set(own.siblings);
  const together = [own, ...chunks.filter(({ id, initial }) => id != null && !initial && siblings.has(id))];
  return split(together.flatMap(({ files }) => files ?? []));
}
