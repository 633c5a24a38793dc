/** Which versions of a part a rollback can lead to. */

import { canarySteps } from './release.entity.ts';
import type { HistoryRow } from './switch.ts';

type Step = Pick<HistoryRow, 'version' | 'action'>;

/**
 * The versions that a part can still go back through, the present one last: each promote adds one, and a rollback takes the
 * one that it left away, so that the next leads one further back and never to what was left. `undefined` stands for the time
 * in which the part was withdrawn. `steps`: the part's history, oldest first.
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

/** What is live of a part by its history; `undefined` while it is withdrawn. */
export const presentVersion = (steps: readonly Step[]): string | undefined => versionsSoFar(steps).at(-1);

/** The versions that a part can go back to, the nearest first: those that stood before the present one and were not taken back. */
export function earlierVersions(steps: readonly Step[]): string[] {
  const [present, ...earlier] = versionsSoFar(steps).toReversed();
  return [...new Set(earlier)].filter((version): version is string => version !== undefined && version !== present);
}
