/** Releases in a store that all gateways share: one archive each, so that a release is there whole or not at all. */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { packTar, unpackTar } from 'modern-tar/fs';
import { endContent, type ObjectStore, storeAway } from '../../storage/object-store.ts';
import { keyOf } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import { partName, type Release, type ReleaseId, titleOf } from './release.ts';
import { readBuild, releaseFolder } from './release-files.ts';

const RELEASES = 'releases/';
const nameOf = (id: ReleaseId): string => `${RELEASES}${keyOf(id)}.tar`;

/** What nobody knows after so long is no publish under way. */
const DAY_MS = 24 * 60 * 60 * 1000;

export type ReleaseArchive = ReturnType<typeof openReleaseArchive>;

/** `folder`: where this gateway unpacks what it serves. */
export function openReleaseArchive(store: ObjectStore, folder: string) {
  const underway = new Map<string, Promise<void>>();
  const isHere = (id: ReleaseId) => existsSync(releaseFolder(folder, id));

  /** Unpacks it into a folder beside the one where it belongs, and settles with that once every file has the hash that `release.json` gives. */
  async function withCopy(release: Release, settle: (copy: string) => void): Promise<void> {
    const object = await store.open(nameOf(release));
    if (!object) return;
    const incoming = `${releaseFolder(folder, release)}.incoming-${crypto.randomUUID()}`;
    try {
      mkdirSync(incoming, { recursive: true });
      await pipeline(object.body, unpackTar(incoming)).catch((error) => {
        throw storeAway(error);
      });
      if (!isDeepStrictEqual(readBuild(incoming), release)) throw otherContent(release);
      settle(incoming);
    } finally {
      endContent(object.body);
      rmSync(incoming, { recursive: true, force: true });
    }
  }

  const unpack = (release: Release): Promise<void> =>
    withCopy(release, (copy) => {
      // Another process with the same folder may have been quicker.
      if (!isHere(release)) renameSync(copy, releaseFolder(folder, release));
    });

  /** Answers whether it was the first under its name. */
  const pack = (id: ReleaseId) => store.create(nameOf(id), packTar(releaseFolder(folder, id)));

  /** Of what lies unpacked here. */
  function sweepFolder(known: ReadonlySet<string>, before: number): void {
    for (const id of unpackedIn(folder)) {
      const path = releaseFolder(folder, id);
      if (!known.has(keyOf(id)) && statSync(path).mtimeMs < before) rmSync(path, { recursive: true });
    }
  }

  return {
    /**
     * Writes what is unpacked here into the store, whole or not at all. Rejects with `ReleaseRefused` where the store has
     * another content under that version, from a publish that came no further.
     */
    async add(release: Release): Promise<void> {
      if (await pack(release)) return;
      try {
        // What is the same stays where it is: another publish of it may have put it live already.
        await withCopy(release, () => undefined);
      } catch (error) {
        if (error instanceof ReleaseRefused) rmSync(releaseFolder(folder, release), { recursive: true, force: true });
        throw error;
      }
    },

    /** Brings files back that the store has lost. */
    async mend(id: ReleaseId): Promise<void> {
      if (!(await store.has(nameOf(id)))) await pack(id);
    },

    /** Sees that the files are here, if the store has them. Whoever asks meanwhile waits for the same copy. */
    async fetch(release: Release): Promise<void> {
      if (isHere(release)) return;
      const key = keyOf(release);
      const fetching = underway.get(key) ?? unpack(release).finally(() => underway.delete(key));
      underway.set(key, fetching);
      await fetching;
    },

    remove: (ids: readonly ReleaseId[]): Promise<void> => store.remove(ids.map(nameOf)),

    /**
     * At the start: what lies here from before there was a store goes into it; what has had no row for a day goes from
     * here and from there. `known`: every release that has one.
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
      sweepFolder(new Set(known.map(keyOf)), before);
    },
  };
}

/** The releases whose files are in a folder. */
export function unpackedIn(folder: string): ReleaseId[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => partName.test(name)) : [];
  return names.flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((version) => !version.includes('.incoming-'))
      .map((version) => ({ name, version })),
  );
}

const otherContent = (id: ReleaseId) =>
  new ReleaseRefused([`${titleOf(id)} is in the store already, with another content`]);
