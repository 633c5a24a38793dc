/**
 * Releases in a store that all gateways share. Each is one archive, so that a release is there as a whole or not at
 * all.
 */

import { existsSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { packTar, unpackTar } from 'modern-tar/fs';
import { endContent, type ObjectStore, storeAway } from '../../storage/object-store.ts';
import { keyOf } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import { type Release, type ReleaseId, titleOf } from './release.ts';
import { putInPlace, readBuild, releaseFolder, removeFiles, unpackedIn, withFolderBeside } from './release-files.ts';

const RELEASES = 'releases/';
const nameOf = (id: ReleaseId): string => `${RELEASES}${keyOf(id)}.tar`;

/** What has no row cannot belong to a publish in progress after this time. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than another database may be in use with this folder, as one that was restored to an earlier day. */
const MONTH_MS = 30 * DAY_MS;

export type ReleaseArchive = ReturnType<typeof openReleaseArchive>;

/** `folder`: where this gateway unpacks the releases that it serves. */
export function openReleaseArchive(store: ObjectStore, folder: string) {
  const underway = new Map<string, Promise<void>>();
  const isHere = (id: ReleaseId) => existsSync(releaseFolder(folder, id));

  /** Unpacks a release beside its folder, checks every file's hash, then calls `settle` with that copy. */
  async function withCopy(release: Release, settle: (copy: string) => void): Promise<void> {
    const object = await store.open(nameOf(release));
    if (!object) return;
    try {
      await withFolderBeside(folder, release, async (copy) => {
        await pipeline(object.body, unpackTar(copy)).catch((error) => {
          throw storeAway(error);
        });
        if (!isDeepStrictEqual(readBuild(copy), release)) throw otherContent(release);
        settle(copy);
      });
    } finally {
      endContent(object.body);
    }
  }

  const unpack = (release: Release): Promise<void> =>
    withCopy(release, (copy) => {
      putInPlace(folder, release, copy);
    });

  /** Writes the archive; returns whether the name was free. */
  const pack = (id: ReleaseId) => store.create(nameOf(id), packTar(releaseFolder(folder, id)));

  return {
    /**
     * Writes the unpacked release into the store, as a whole or not at all. Rejects with `ReleaseRefused` if the store
     * has other content under that version, from a publish that did not finish.
     */
    async add(release: Release): Promise<void> {
      if (await pack(release)) return;
      try {
        // The same content stays: another publish of it may already have made it live.
        await withCopy(release, () => undefined);
      } catch (error) {
        if (error instanceof ReleaseRefused) removeFiles(folder, release);
        throw error;
      }
    },

    /** Writes an archive again that the store has lost. */
    async mend(id: ReleaseId): Promise<void> {
      if (!(await store.has(nameOf(id)))) await pack(id);
    },

    /**
     * Unpacks the release if its files are not here and the store has them. Requests that come meanwhile wait for the
     * same copy.
     */
    async fetch(release: Release): Promise<void> {
      if (isHere(release)) return;
      const key = keyOf(release);
      const fetching = underway.get(key) ?? unpack(release).finally(() => underway.delete(key));
      underway.set(key, fetching);
      await fetching;
    },

    /** Puts the store's files in the place of those that are here. Nothing if the store has none. */
    restore: (release: Release): Promise<void> =>
      withCopy(release, (copy) => {
        removeFiles(folder, release);
        putInPlace(folder, release, copy);
      }),

    remove: (ids: readonly ReleaseId[]): Promise<void> => store.remove(ids.map(nameOf)),

    /**
     * At the start: copies releases into the store that were here before there was a store. Removes from the store what
     * has had no row for a day. `known`: every release that has a row.
     */
    async reconcile(known: readonly ReleaseId[]): Promise<void> {
      const before = Date.now() - DAY_MS;
      const names = new Set(known.map(nameOf));
      const stored = new Set<string>();
      const strays: string[] = [];
      for await (const { name, writtenAt } of store.list(RELEASES)) {
        stored.add(name);
        if (!names.has(name) && writtenAt.getTime() < before) strays.push(name);
      }
      for (const id of known) if (isHere(id) && !stored.has(nameOf(id))) await pack(id);
      if (strays.length > 0) await store.remove(strays);
    },
  };
}

/**
 * Removes what has had no row for a month, as after a publish that did not finish. Nothing if there is no row at all: the
 * folder belongs to another database then. `known`: every release that has a row.
 */
export function sweepFolder(folder: string, known: readonly ReleaseId[]): void {
  if (known.length === 0) return;
  const keys = new Set(known.map(keyOf));
  const before = Date.now() - MONTH_MS;
  for (const id of unpackedIn(folder)) {
    if (!keys.has(keyOf(id)) && statSync(releaseFolder(folder, id)).mtimeMs < before) removeFiles(folder, id);
  }
}

const otherContent = (id: ReleaseId) =>
  new ReleaseRefused([`${titleOf(id)} is in the store already, with another content`]);
