/** What is stored and what is live, as this process knows it. */

import { LRUCache } from 'lru-cache';
import type { Database } from '../../core/database.ts';
import { LiveReleaseEntity, ReleaseEntity } from './release.entity.ts';
import { parseRelease, type Release, type ReleaseSet } from './release.ts';

export type ReleaseId = Pick<Release, 'name' | 'version'>;

export const keyOf = ({ name, version }: ReleaseId): string => `${name}/${version}`;

/** A set of a shell and its remotes, in the order of their names; `undefined` without a shell. */
export function asSet(releases: readonly Release[]): ReleaseSet | undefined {
  const shell = releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter(({ name }) => name !== 'shell').toSorted((a, b) => a.name.localeCompare(b.name));
  return shell && { shell, remotes };
}

export const allOf = (set: ReleaseSet | undefined): Release[] => (set ? [set.shell, ...set.remotes] : []);

export class LiveSet {
  private readonly stored = new Map<string, Release>();
  private readonly operations = new Map<string, string>();
  /** What was looked up in vain a moment ago: whoever guesses addresses costs no query each. */
  private readonly absent = new LRUCache<string, true>({ max: 1000, ttl: 1000 });
  private set: ReleaseSet | undefined;
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  get current(): ReleaseSet | undefined {
    return this.set;
  }

  find(id: ReleaseId): Release | undefined {
    return this.stored.get(keyOf(id));
  }

  findOperation(hash: string): string | undefined {
    return this.operations.get(hash);
  }

  /** A release that another gateway has stored lately, too. */
  async lookUp(id: ReleaseId): Promise<Release | undefined> {
    const known = this.find(id);
    if (known || this.absent.has(keyOf(id))) return known;
    const row = await this.database.em().findOne(ReleaseEntity, { name: id.name, version: id.version });
    if (row) this.remember(parseRelease(row.manifest));
    else this.absent.set(keyOf(id), true);
    return this.find(id);
  }

  remember(release: Release): void {
    this.stored.set(keyOf(release), release);
    for (const { hash, text } of release.operations) this.operations.set(hash, text);
  }

  forget(id: ReleaseId): void {
    this.stored.delete(keyOf(id));
  }

  async readStored(): Promise<void> {
    for (const row of await this.database.em().find(ReleaseEntity, {})) {
      if (!this.stored.has(keyOf(row))) this.remember(parseRelease(row.manifest));
    }
  }

  /** Reads what is live; the set stays the same object while its versions do. */
  async reload(): Promise<void> {
    const live = await this.database.em().find(LiveReleaseEntity, {});
    const known = new Set(allOf(this.set).map(keyOf));
    if (live.length === known.size && live.every((row) => known.has(keyOf(row)))) return;
    if (live.some((row) => !this.stored.has(keyOf(row)))) await this.readStored();
    this.set = asSet(live.flatMap((row) => this.stored.get(keyOf(row)) ?? []));
  }
}
