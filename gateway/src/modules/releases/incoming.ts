/** Files on their way to a release: below `.incoming/<deployer>/<name>/<version>/`, confined, bounded, and gone after a day. */

import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { GatewayError } from '../../core/errors.ts';
import { openFolderStore } from '../../storage/folder-store.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { createRoom, type Place } from './incoming-room.ts';
import { FILE, partName, type ReleaseId, releaseVersion } from './release.ts';
import { leftBeside } from './release-files.ts';

const MB = 1024 * 1024;
const LARGEST_FILE = 25 * MB;
/** Of one deployer's files that are no release yet. */
const LARGEST_WHOLE = 250 * MB;
const MOST_FILES = 3000;
/** Milliseconds after which files that never became a release are removed. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Begins the names of such files in a store. */
const INCOMING = 'incoming/';

const NO_FILE =
  'is no file of a release: it lies in web/, server/ or foreign/, its path has 200 letters at most, and names are of a to z, A to Z, 0 to 9, _ and -, and after the first letter of dots and spaces';

/** What an operating system says of a file where a folder is to be, and of a folder where a file is to be. */
const IN_THE_WAY = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY']);

/** `file`: as the release names it. */
function moveTo(target: string, half: string, file: string): void {
  try {
    mkdirSync(dirname(target), { recursive: true });
    renameSync(half, target);
  } catch (error) {
    if (!IN_THE_WAY.has(String((error as NodeJS.ErrnoException).code))) throw error;
    const message = `${file} cannot be there: a file of this release is a folder of another`;
    throw new GatewayError('BAD_INPUT', message, { cause: error });
  }
}

/** Refuses a body that grows past the limit or the room that is left, whatever its length header said. */
const atMost = (limit: number, file: string, place: Place) => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const message = `${file} is larger than the ${limit / MB} MB that a file of a release may have`;
      try {
        if (bytes > limit) throw new GatewayError('TOO_LARGE', message);
        place.add(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
};

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function removeAll(store: ObjectStore, prefix: string, before?: Date): Promise<void> {
  const names: string[] = [];
  for await (const { name, writtenAt } of store.list(prefix)) if (!before || writtenAt < before) names.push(name);
  if (names.length > 0) await store.remove(names);
}

export type Incoming = ReturnType<typeof openIncoming>;

/**
 * `root`: the folder of stored releases. `store`: where files gather when other gateways may be asked to take the next one, or
 * to publish; absent where they all share that folder.
 */
export function openIncoming(root: string, store?: ObjectStore) {
  const folder = join(root, '.incoming');
  const prefixOf = (deployer: string, { name, version }: ReleaseId) => `${INCOMING}${deployer}/${name}/${version}/`;

  /** Where a release's files gather. Throws `BAD_INPUT` where name or version are none: both become folders. */
  function folderOf(deployer: string, { name, version }: ReleaseId): string {
    if (!partName.test(name)) throw new GatewayError('BAD_INPUT', `${name} is no name of a part`);
    if (!releaseVersion.test(version)) throw new GatewayError('BAD_INPUT', `${version} is no version of a release`);
    return join(folder, deployer, name, version);
  }

  /** The size of each file that waits, without those on their way. */
  async function sizesOf(deployer: string): Promise<number[]> {
    const whole = () => filesBelow(join(folder, deployer)).filter((file) => !file.endsWith('.half'));
    if (!store) return whole().map((file) => statSync(file).size);
    const sizes: number[] = [];
    for await (const { bytes } of store.list(`${INCOMING}${deployer}/`)) sizes.push(bytes);
    return sizes;
  }

  const room = createRoom({ bytes: LARGEST_WHOLE, files: MOST_FILES });

  /** Forgets a release's files. */
  async function clear(deployer: string, release: ReleaseId): Promise<void> {
    rmSync(folderOf(deployer, release), { recursive: true, force: true });
    if (store) await removeAll(store, prefixOf(deployer, release));
  }

  /**
   * Where the version of each deployer's part that was refused last is noted. It is not kept in memory: the next publish
   * may come to another gateway, or to this one after a restart.
   */
  const marks = store ?? openFolderStore(folder);
  const markOf = (deployer: string, name: string) => `${store ? INCOMING : ''}${deployer}/${name}.refused`;

  /** The version that was refused last. Undefined if none was. */
  async function lastRefused(deployer: string, name: string): Promise<string | undefined> {
    const found = await marks.open(markOf(deployer, name));
    return found && text(found.body);
  }

  return {
    folderOf,

    /** Takes a file in, whole or not at all. Rejects with `BAD_INPUT` where its path leads out of a release, `TOO_LARGE` past the limits. */
    async take(deployer: string, release: ReleaseId, file: string, body: Readable): Promise<void> {
      if (!FILE.test(file) || file.length > 200) throw new GatewayError('BAD_INPUT', `${file} ${NO_FILE}`);
      const target = join(folderOf(deployer, release), file);
      const place = room.enter(deployer);
      let isWhole = false;
      // Beside the releases of this deployer, not within: a publish that ends meanwhile clears its own.
      const half = join(folder, deployer, `${crypto.randomUUID()}.half`);
      try {
        place.demand(await sizesOf(deployer));
        mkdirSync(dirname(half), { recursive: true });
        // The request stays open where the file is refused, so that the reason can be answered.
        const bytes = body.iterator({ destroyOnReturn: false });
        await pipeline(bytes, atMost(LARGEST_FILE, file, place), createWriteStream(half));
        if (store) await store.replace(prefixOf(deployer, release) + file, createReadStream(half));
        else moveTo(target, half, file);
        isWhole = true;
      } finally {
        place.leave(isWhole);
        rmSync(half, { force: true });
      }
    },

    /**
     * A folder with these files of a release, as far as they have come. Copies from a store are this publish's own: a
     * second one at the same time would read files that are half written.
     */
    async gather(deployer: string, release: ReleaseId, files: readonly string[]): Promise<string> {
      const shared = folderOf(deployer, release);
      if (!store) {
        mkdirSync(shared, { recursive: true });
        return shared;
      }
      const copy = join(folder, deployer, `${crypto.randomUUID()}.copy`);
      mkdirSync(copy, { recursive: true });
      try {
        for (const file of files) {
          mkdirSync(dirname(join(copy, file)), { recursive: true });
          const found = await store.open(prefixOf(deployer, release) + file);
          if (found) await pipeline(found.body, createWriteStream(join(copy, file)));
        }
      } catch (error) {
        rmSync(copy, { recursive: true, force: true });
        throw error;
      }
      return copy;
    },

    /** Removes what `gather` has copied. */
    leave(gathered: string): void {
      if (store) rmSync(gathered, { recursive: true, force: true });
    },

    /**
     * After a publish. What was refused waits on, for another machine may be sending the same and must hear the true reason;
     * of each part one version does, so that whoever tries again and again does not run out of room.
     */
    async settle(deployer: string, release: ReleaseId, isRefused: boolean): Promise<void> {
      const before = await lastRefused(deployer, release.name);
      const mark = markOf(deployer, release.name);
      if (isRefused) await marks.replace(mark, Buffer.from(release.version));
      else {
        await clear(deployer, release);
        if (before) await marks.remove([mark]);
      }
      if (before && before !== release.version) await clear(deployer, { ...release, version: before });
    },

    /** Removes what has waited for more than a day, and what a crash left half stored. */
    async sweep(now = Date.now()): Promise<void> {
      if (store) await removeAll(store, INCOMING, new Date(now - KEPT_MS));
      const isOld = (path: string) => now - statSync(path).mtimeMs > KEPT_MS;
      for (const file of filesBelow(folder)) if (isOld(file)) rmSync(file, { force: true });
      for (const half of leftBeside(root)) if (isOld(half)) rmSync(half, { recursive: true, force: true });
    },
  };
}
