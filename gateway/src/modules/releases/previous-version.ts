/** Computes to which versions of a part a rollback can lead. */

import { canarySteps } from './release.entity.ts';
import type { HistoryRow } from './switch.ts';

type Step = Pick<HistoryRow, 'version' | 'action'>;

/**
 * The versions that a part can still go back through, the current one last. Each promote adds one. A rollback removes
 * the versions after its target, so that the next rollback goes one further back, and never to a version that was left.
 * `undefined` stands for a time when the part was withdrawn. `steps`: the part's history, oldest first.
 */
function versionsSoFar(steps: readonly Step[]): Array<string | undefined> {
  const versions: Array<string | undefined> = [];
  for (const { version, action } of steps) {
    if (canarySteps.includes(action)) continue;
    if (action === 'withdraw') versions.push(undefined);
    else if (action === 'rollback' && versions.includes(version)) versions.splice(versions.lastIndexOf(version) + 1);
    else if (versions.at(-1) !== version) versions.push(version);
  }
  return versions;
}

/** The live version of a part by its history; undefined while it is withdrawn. */
export const presentVersion = (steps: readonly Step[]): string | undefined => versionsSoFar(steps).at(-1);

/**
 * The versions that a part can go back to, the nearest first: those before the current one that no rollback has left.
 */
export function earlierVersions(steps: readonly Step[]): string[] {
  const [present, ...earlier] = versionsSoFar(steps).toReversed();
  return [...new Set(earlier)].filter((version): version is string => version !== undefined && version !== present);
}
