/** Reads off a compilation which files each module needs, so that the server can inline its styles and preload its scripts. */

import type { StatsCompilation } from '@rspack/core';
import type { ModuleFiles } from '../src/release.ts';

type Group = { assets?: Array<{ name: string }> };

const names = (group: Group | undefined) => (group?.assets ?? []).map((asset) => asset.name);

/** The files of a named chunk group, scripts and styles apart. Throws when the compilation has no such group. */
export function filesOf(stats: StatsCompilation, module: string, groupName: string): ModuleFiles {
  const group = stats.namedChunkGroups?.[groupName];
  if (!group) throw new Error(`The build has no chunk group '${groupName}' for ${module}`);
  const files = names(group as Group);
  return { module, scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) };
}
