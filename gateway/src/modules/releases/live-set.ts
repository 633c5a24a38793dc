/** The stored and the live releases, as this process knows them. */

import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../core/database.ts';
import { type Canary, selectCanary } from './canary/canary-rows.ts';
import { LiveReleaseEntity, ReleaseEntity } from './release.entity.ts';
import { parseRelease, partName, type Release, type ReleaseId, type ReleaseSet, releaseVersion } from './release.ts';

export const keyOf = ({ name, version }: ReleaseId): string => `${name}/${version}`;

/** A set of a shell and its remotes, sorted by name; undefined without a shell. */
export function asSet(releases: readonly Release[]): ReleaseSet | undefined {
  const shell = releases.find(({ name }) => name === 'shell');
  const remotes = releases
    .filter(({ name }) => name !== 'shell')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return shell && { shell, remotes };
}

export const allOf = (set: ReleaseSet | undefined): Release[] => (set ? [set.shell, ...set.remotes] : []);

/** The version of a part in a set; undefined if the part is not in it. */
export const versionIn = (set: ReleaseSet | undefined, name: string): string | undefined =>
  allOf(set).find((release) => release.name === name)?.version;

/** Whether these can be a release's name and version. They come from an address, and PostgreSQL refuses some texts. */
const isId = ({ name, version }: ReleaseId): boolean => partName.test(name) && releaseVersion.test(version);

/** The key in `absent` for all operations together. */
const OPERATIONS = 'operations';

/** The live releases, with `these` in place of the same parts. */
export function withThese(live: readonly Release[], these: readonly Release[]): Release[] {
  const names = new Set(these.map(({ name }) => name));
  return [...live.filter(({ name }) => !names.has(name)), ...these];
}

export class LiveSet {
  private readonly stored = new Map<string, Release>();
  /**
   * Keys of releases that are or were live. Their operations must answer, because a tab may still have such a release
   * open.
   */
  private readonly promoted = new Set<string>();
  private operations = new Map<string, string>();
  /** Keys that were not found in the last second, so that guessed addresses do not cost a query each. */
  private readonly absent = new LRUCache<string, true>({ max: 1000, ttl: 1000 });
  private set: ReleaseSet | undefined;
  private running: Canary | undefined;
  /** `looks` counts the reads of the database as they begin; `newest` is the last one whose result was used. */
  private looks = 0;
  private newest = 0;
  private readonly database: Database;
  private readonly fetch: (release: Release) => Promise<void>;

  /** `fetch` makes sure that a release's files are on this machine before visitors get it. */
  constructor(database: Database, fetch: (release: Release) => Promise<void>) {
    this.database = database;
    this.fetch = fetch;
  }

  get current(): ReleaseSet | undefined {
    return this.set;
  }

  /** The release for a share of visitors; the same object as long as nothing about it changes. */
  get canary(): Canary | undefined {
    return this.running;
  }

  find(id: ReleaseId): Release | undefined {
    return this.stored.get(keyOf(id));
  }

  /** The text of an operation, also if another gateway made its release live a moment ago. */
  async findOperation(hash: string): Promise<string | undefined> {
    const known = this.operations.get(hash);
    if (known !== undefined) return known;
    // Reloads at most once a second, however many unknown hashes are asked for.
    if (!this.absent.has(OPERATIONS)) {
      this.absent.set(OPERATIONS, true);
      await this.reload();
    }
    return this.operations.get(hash);
  }

  /** A release, also if another gateway stored it lately. */
  async lookUp(id: ReleaseId): Promise<Release | undefined> {
    const known = this.find(id);
    if (known || this.absent.has(keyOf(id)) || !isId(id)) return known;
    const row = await this.database.em().findOne(ReleaseEntity, { name: id.name, version: id.version });
    if (row) this.remember(parseRelease(row.manifest));
    else this.absent.set(keyOf(id), true);
    return this.find(id);
  }

  /** The same, but always from the database: another gateway may have removed it since, because it expired. */
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

  /** Registers the operations of all releases that are or were live. Publishing alone is not enough. */
  private registerOperations(): void {
    const releases = [...this.promoted].flatMap((key) => this.stored.get(key) ?? []);
    this.operations = new Map(
      releases.flatMap(({ operations }) => operations.map(({ hash, text }) => [hash, text] as const)),
    );
  }

  /** Reads from the history which releases were ever live. */
  private async readPromoted(): Promise<void> {
    const statement = 'select distinct name, version from release_history';
    for (const step of await this.database.em().execute<ReleaseId[]>(statement)) this.promoted.add(keyOf(step));
  }

  async readStored(): Promise<void> {
    for (const row of await this.database.em().find(ReleaseEntity, {})) {
      if (!this.stored.has(keyOf(row))) this.remember(parseRelease(row.manifest));
    }
  }

  /** Whether exactly these releases are already live in this gateway. */
  private holds(live: readonly ReleaseId[]): boolean {
    const known = new Set(allOf(this.set).map(keyOf));
    return live.length === known.size && live.every((row) => known.has(keyOf(row)));
  }

  /** Reads the live releases and the canary. Each stays the same object if it has not changed. */
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
    // Fetching files may take long. A later look may already have seen a newer switch, for example a rollback.
    if (look < this.newest) return;
    this.newest = look;
    if (!this.holds(live)) this.set = asSet(live.flatMap((row) => this.stored.get(keyOf(row)) ?? []));
    if (!isDeepStrictEqual(canary, this.running)) this.running = canary;
  }

  /**
   * Reloads after a switch, so that the person who switched sees it at once. Never rejects: the switch is done, and
   * must not be reported as failed. If the reload fails, this gateway reloads when it hears of the change, and tries
   * until it succeeds.
   */
  async readSwitched(): Promise<void> {
    await this.reload().catch(() => undefined);
  }
}
