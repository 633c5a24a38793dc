/** Reasons against the styles of a part: no part may change the look of another. */

import { type Release, type ReleaseSet, titleOf } from './release.ts';
import { releaseFolder } from './release-files.ts';
import { nameKinds, readStyles } from './style-facts.ts';

/** Where a remote's style sheets reach beyond it, independent of the set. The shell's own styles may. */
export const reachingStyles = (folder: string, release: Release): string[] =>
  release.name === 'shell' ? [] : readStyles(folder, release).reaches.map((words) => `${titleOf(release)}: ${words}`);

/**
 * Names of other parts that the style sheets of changed remotes define. A private part is alone on its pages, so it may
 * set the shell's custom properties there.
 */
export function takenNames({ shell, remotes }: ReleaseSet, changed: readonly Release[], root: string): string[] {
  const read = (release: Release) => ({ release, ...readStyles(releaseFolder(root, release), release) });
  const all = [shell, ...remotes].map(read);
  return all
    .filter(({ release }) => release !== shell && (changed.includes(release) || changed.includes(shell)))
    .flatMap(({ release, names }) =>
      all
        .filter((other) => other.release !== release)
        .flatMap((other) =>
          nameKinds
            .filter((kind) => !(release.isPrivate && other.release === shell && kind === 'custom property'))
            .flatMap((kind) => {
              const taken = [...names[kind]].filter((name) => other.names[kind].has(name));
              if (taken.length === 0 || (other.release.isPrivate && kind === 'custom property')) return [];
              return [
                `${titleOf(release)}: its styles define the ${kind} ${taken.join(', ')} of ${titleOf(other.release)}`,
              ];
            }),
        ),
    );
}
