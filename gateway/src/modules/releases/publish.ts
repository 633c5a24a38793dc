/** Checks builds, and stores them as releases. What is live stays as it is. */

import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { GraphQLSchema } from 'graphql';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import { reasonsAgainstBuild } from './build.gates.ts';
import type { Doer } from './canary/canary-rows.ts';
import type { LiveSet } from './live-set.ts';
import { refuse } from './refused.ts';
import { ReleaseEntity } from './release.entity.ts';
import { unanswerable } from './release.gates.ts';
import { type Release, titleOf } from './release.ts';
import type { ReleaseArchive } from './release-archive.ts';
import { isWhole, readBuild, readDescription, releaseFolder, removeFiles, storeFiles } from './release-files.ts';
import { reasonsAgainstWeight } from './release-room.ts';
import { lockLive } from './switch.ts';

type Options = {
  readonly database: Database;
  readonly schema: GraphQLSchema;
  /** Where the files of releases are on this machine. */
  readonly folder: string;
  readonly archive: ReleaseArchive | undefined;
  readonly logger: Logger;
  readonly live: LiveSet;
  /** Makes sure that a release's files are on this machine, if there are any. */
  readonly fetch: (release: Release) => Promise<unknown>;
  /** Removes expired releases. */
  readonly prune: () => Promise<void>;
};

/** `described`: what the folder is to hold, if its own description may be another publish's. */
type Published = Pick<Doer, 'demandStill'> & {
  described?: Release;
  /** What all stored releases may weigh together with this one. Absent: as much as there is room. */
  mostBytes?: number | undefined;
};

export function createPublish({ database, schema, folder, archive, logger, live, fetch, prune }: Options) {
  /**
   * Checks a build's hashes and contents, and stores it. A second publish of the same build changes nothing. `commit`:
   * of its checkout.
   */
  async function publish(
    buildFolder: string,
    by: string,
    commit?: string,
    { described = readDescription(buildFolder), demandStill, mostBytes }: Published = {},
  ): Promise<Release> {
    const { name, version } = described;
    const known = await live.lookAnew(described);
    if (known) {
      // A version contains the hash of its content, so other content under it was not built by our tools.
      const isSame = isDeepStrictEqual(known, described);
      refuse(isSame ? [] : [`${name} ${version} is stored already, with another content`]);
      await fetch(known);
      // If the files were lost or damaged, this publish brings them back. Otherwise the build is not read: another
      // publish with the same token may have cleared its folder.
      if (!isWhole(folder, known)) {
        const whole = readBuild(buildFolder, described);
        removeFiles(folder, known);
        await storeFiles(folder, buildFolder, whole);
      }
      await archive?.mend(known);
      return known;
    }
    try {
      await store(buildFolder, described, { by, commit, demandStill, mostBytes });
    } catch (error) {
      // Another publish of the same, at this gateway or another, may have ended meanwhile and cleared the folder.
      const stored = await live.lookAnew(described).catch(() => undefined);
      if (!isDeepStrictEqual(stored, described) || !existsSync(releaseFolder(folder, described))) throw error;
    }
    await prune();
    return described;
  }

  /** Checks a build that is not stored yet, and stores it. */
  async function store(
    buildFolder: string,
    described: Release,
    {
      by,
      commit,
      demandStill,
      mostBytes = Number.POSITIVE_INFINITY,
    }: Pick<Doer, 'by'> & Omit<Published, 'described'> & { commit?: string | undefined },
  ): Promise<void> {
    const release = readBuild(buildFolder, described);
    refuse([...reasonsAgainstBuild(buildFolder, release), ...unanswerable([release], schema)]);
    if ((await reasonsAgainstWeight(database.em(), release, mostBytes)).length > 0) {
      // What became too old since the last step keeps nothing out.
      await prune();
      refuse(await reasonsAgainstWeight(database.em(), release, mostBytes));
    }
    const isOurs = await storeFiles(folder, buildFolder, release);
    try {
      // The archive comes before the row: a release that has a row must be in the store.
      await archive?.add(release);
      await database.transaction(async (em) => {
        // Weighed once more, alone: another publish may have taken the room.
        await lockLive(em);
        refuse(await reasonsAgainstWeight(em, release, mostBytes));
        await demandStill?.(em);
        await em.upsert(ReleaseEntity, {
          name: release.name,
          version: release.version,
          manifest: release,
          publishedAt: new Date(),
          publishedBy: by,
          commit: commit ?? null,
        });
      });
    } catch (error) {
      if (isOurs) await removeUnstored(release);
      throw error;
    }
    // Another publish of the same made the folder, could not write its row, and has removed it.
    await storeFiles(folder, buildFolder, release);
    live.remember(release);
  }

  /** Removes the files of a release without a row. What stays here is removed at a start, a month later. */
  async function removeUnstored(release: Release): Promise<void> {
    try {
      if ((await live.lookAnew(release)) === undefined) removeFiles(folder, release);
    } catch (err) {
      // Why it was not stored is what the deployer must hear.
      logger.warn({ err }, `releases: the files of ${titleOf(release)} stay without a row`);
    }
  }

  return publish;
}
