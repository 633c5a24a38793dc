/** What is stored and what is live, as this process knows it. */

import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../core/database.ts';
import { type Canary, selectCanary } from './canary/canary-rows.ts';
import { LiveReleaseEntity, ReleaseEntity } from './release.entity.ts';
import { parseRelease, partName, type Release, type ReleaseId, type ReleaseSet, releaseVersion } from './release.ts';

export const keyOf = ({ name, version }: ReleaseId): string => `${name}/${version}`;

/** A set of a shell and its remotes, in the order of their names; `undefined` without a shell. */
export function asSet(releases: readonly Release[]): ReleaseSet | undefined {
  const shell = releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter(({ name }) => name !== 'shell').toSorted((a, b) => a.name.localeCompare(b.name));
  return shell && { shell, remotes };
}

export const allOf = (set: ReleaseSet | undefined): Release[] => (set ? [set.shell, ...set.remotes] : []);

/** The version of a part in a set; `undefined` where it is not in it. */
export const versionIn = (set: ReleaseSet | undefined, name: string): string | undefined =>
  allOf(set).find((release) => release.name === name)?.version;

/** Whether a release can be called so: addresses say whatever their sender likes, and not all of it can be asked of a database. */
const isId = ({ name, version }: ReleaseId): boolean => partName.test(name) && releaseVersion.test(version);

/** Stands for all operations among what was looked up in vain. */
const OPERATIONS = 'operations';

/** Releases with some in place of their own part's. */
export function withThese(live: readonly Release[], these: readonly Release[]): Release[] {
  const names = new Set(these.map(({ name }) => name));
  return [...live.filter(({ name }) => !names.has(name)), ...these];
}

export class LiveSet {
  private readonly stored = new Map<string, Release>();
  /** Of releases that are or were live: a registered operation answers as long as a tab of theirs may be open. */
  private readonly promoted = new Set<string>();
  private operations = new Map<string, string>();
  /** What was looked up in vain a moment ago: whoever guesses addresses costs no query each. */
  private readonly absent = new LRUCache<string, true>({ max: 1000, ttl: 1000 });
  private set: ReleaseSet | undefined;
  private running: Canary | undefined;
  /** Looks at the database, numbered as they begin, and the last one that counts. */
  private looks = 0;
  private newest = 0;
  private readonly database: Database;
  private readonly fetch: (release: Release) => Promise<void>;

  /** `fetch`: sees that a release's files are here before visitors get it. */
  constructor(database: Database, fetch: (release: Release) => Promise<void>) {
    this.database = database;
    this.fetch = fetch;
  }

  get current(): ReleaseSet | undefined {
    return this.set;
  }

  /** What a share of visitors gets; the same object while nothing about it changes. */
  get canary(): Canary | undefined {
    return this.running;
  }

  find(id: ReleaseId): Release | undefined {
    return this.stored.get(keyOf(id));
  }

  /** The text of an operation, of a release that another gateway has put live a moment ago, too. */
  async findOperation(hash: string): Promise<string | undefined> {
    const known = this.operations.get(hash);
    if (known !== undefined) return known;
    // Whoever guesses hashes makes this gateway look once in a while, whatever their number.
    if (!this.absent.has(OPERATIONS)) {
      this.absent.set(OPERATIONS, true);
      await this.reload();
    }
    return this.operations.get(hash);
  }

  /** A release that another gateway has stored lately, too. */
  async lookUp(id: ReleaseId): Promise<Release | undefined> {
    const known = this.find(id);
    if (known || this.absent.has(keyOf(id)) || !isId(id)) return known;
    const row = await this.database.em().findOne(ReleaseEntity, { name: id.name, version: id.version });
    if (row) this.remember(parseRelease(row.manifest));
    else this.absent.set(keyOf(id), true);
    return this.find(id);
  }

  /** The same, but asked of the database: another gateway may have let it go since, for its time was over. */
  async lookAnew(id: ReleaseId): Promise<Release | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.database.em().findOne(ReleaseEntity, { name: id.name, version: id.version });
    if (!row) this.forget(id);
    else if (!this.find(id)) this.remember(parseRelease(row.manifest));
    return this.find(id);
  }

  remember(release: Release): void {
    this.stored.set(keyOf(release), release);
  }

  forget(id: ReleaseId): void {
    this.stored.delete(keyOf(id));
    this.promoted.delete(keyOf(id));
    this.registerOperations();
  }

  /** Publishing alone lets no operation answer. */
  private registerOperations(): void {
    const releases = [...this.promoted].flatMap((key) => this.stored.get(key) ?? []);
    this.operations = new Map(
      releases.flatMap(({ operations }) => operations.map(({ hash, text }) => [hash, text] as const)),
    );
  }

  /** Which releases were live at any time, from the history. */
  private async readPromoted(): Promise<void> {
    const statement = 'select distinct name, version from release_history';
    for (const step of await this.database.em().execute<ReleaseId[]>(statement)) this.promoted.add(keyOf(step));
  }

  async readStored(): Promise<void> {
    for (const row of await this.database.em().find(ReleaseEntity, {})) {
      if (!this.stored.has(keyOf(row))) this.remember(parseRelease(row.manifest));
    }
  }

  /** Whether these are what this gateway has for live already. */
  private holds(live: readonly ReleaseId[]): boolean {
    const known = new Set(allOf(this.set).map(keyOf));
    return live.length === known.size && live.every((row) => known.has(keyOf(row)));
  }

  /** Reads what is live, and the canary; each stays the same object while it is what it was. */
  async reload(): Promise<void> {
    this.looks += 1;
    const look = this.looks;
    const em = this.database.em();
    const canary = await selectCanary(em);
    const live = await em.find(LiveReleaseEntity, {});
    if (this.holds(live) && isDeepStrictEqual(canary, this.running)) {
      this.newest = Math.max(this.newest, look);
      return;
    }
    const wanted = canary ? [...live, canary] : live;
    if (wanted.some((row) => !this.stored.has(keyOf(row)))) await this.readStored();
    await Promise.all(wanted.flatMap((row) => this.stored.get(keyOf(row)) ?? []).map(this.fetch));
    await this.readPromoted();
    this.registerOperations();
    // Files may take long: what was switched meanwhile, a rollback for example, has been seen by a later look.
    if (look < this.newest) return;
    this.newest = look;
    if (!this.holds(live)) this.set = asSet(live.flatMap((row) => this.stored.get(keyOf(row)) ?? []));
    if (!isDeepStrictEqual(canary, this.running)) this.running = canary;
  }

  /**
   * After a switch, so that whoever did it finds it at once. Never rejects: it is done, and who did it must not be told otherwise.
   * What cannot be read now is read when this gateway hears of the change as every other does, which tries until it can.
   */
  async readSwitched(): Promise<void> {
    await this.reload().catch(() => undefined);
  }
}
