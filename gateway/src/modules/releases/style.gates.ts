/** Reasons against the styles of a part: no part may change the look of another. */

import { type Release, type ReleaseSet, titleOf } from './release.ts';
import { releaseFolder } from './release-files.ts';
import { nameKinds, readStyles, type StyleFacts } from './style-facts.ts';

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
  return [...definedTwice(all, changed, shell), ...registeredForOthers(all, changed)];
}

type Styled = StyleFacts & { release: Release };

function definedTwice(all: readonly Styled[], changed: readonly Release[], shell: Release): string[] {
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

/**
 * `@property` says for the whole document what a custom property is and whether it is inherited: one that another part
 * sets on its elements, in a script, would be worth nothing there. A private part is alone on its pages.
 */
function registeredForOthers(all: readonly Styled[], changed: readonly Release[]): string[] {
  const pairs = all
    .filter(({ release }) => !release.isPrivate && release.name !== 'shell')
    .flatMap((one) =>
      all.filter((other) => other !== one && !other.release.isPrivate).map((other) => [one, other] as const),
    );
  return pairs
    .filter(([one, other]) => changed.includes(one.release) || changed.includes(other.release))
    .flatMap(([one, other]) => {
      const meant = [...one.registered].filter(
        (name) => other.used.has(name) && !other.names['custom property'].has(name),
      );
      return meant.map(
        (name) =>
          `${titleOf(one.release)}: its styles register the custom property ${name}, which ${titleOf(other.release)} uses`,
      );
    });
}
