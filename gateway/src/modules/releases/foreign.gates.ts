/**
 * Reasons why a part's offer to other sites must not be published: it must consist of the part's own slots, be
 * complete, and have files where this site serves them.
 */

import { FOREIGN_MANIFEST, type ForeignManifest, filesOfManifest, readForeignManifest } from './foreign-manifest.ts';
import { type Release, titleOf } from './release.ts';

/**
 * Files for other sites: scripts, fonts, pictures and the manifest. Styles are inside the scripts, for shadow roots.
 */
const FILE = /^foreign\/[\w-][\w./-]*\.(js|json|woff2|avif|webp|jpg|png|svg)$/;

function manifestFaults(manifest: ForeignManifest, { global, foreign, files }: Release): string[] {
  const exposed = manifest.exposes.map(({ name }) => name).toSorted();
  const { publicPath, globalName } = manifest.metaData;
  return [
    ...(exposed.join() === foreign.toSorted().join()
      ? []
      : [`it has ${exposed.join(', ')}, not ${foreign.join(', ')}`]),
    ...(publicPath === 'auto' ? [] : [`its publicPath is 'auto', not '${publicPath}'`]),
    ...(globalName === global ? [] : [`its container stands under ${global}, not under ${globalName}`]),
    ...filesOfManifest(manifest)
      .filter((file) => !files[file])
      .map((file) => `release.json gives no hash for ${file}`),
  ];
}

function offered(folder: string, release: Release): string[] {
  if (!release.files[FOREIGN_MANIFEST]) return [`release.json gives no hash for ${FOREIGN_MANIFEST}`];
  try {
    return manifestFaults(readForeignManifest(folder), release).map((words) => `${FOREIGN_MANIFEST}: ${words}`);
  } catch (error) {
    return [`${FOREIGN_MANIFEST} is no manifest of federation: ${error instanceof Error ? error.message : error}`];
  }
}

/** All reasons against the second entry of a build; each names the build. Empty if it has no second entry. */
export function reasonsAgainstForeign(folder: string, release: Release): string[] {
  const { foreign, slots, files, isPrivate } = release;
  const own = Object.keys(files).filter((file) => file.startsWith('foreign/'));
  const reasons = [
    ...foreign
      .filter((slot) => !Object.hasOwn(slots, slot))
      .map((slot) => `offers ${slot} to other sites, which is none of its slots`),
    ...(isPrivate && foreign.length > 0 ? ['is private, and offers slots to other sites'] : []),
    ...own.filter((file) => !FILE.test(file)).map((file) => `${file} is nothing for other sites`),
    ...(own.length > 0 && foreign.length === 0 ? ['has files for other sites, and offers them no slot'] : []),
    ...(foreign.length > 0 ? offered(folder, release) : []),
  ];
  return reasons.map((words) => `${titleOf(release)}: ${words}`);
}
