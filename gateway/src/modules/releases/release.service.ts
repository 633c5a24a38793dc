/** Publishes builds, decides what is live, and remembers who changed it. */

import type { GraphQLSchema } from 'graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import { LiveReleaseEntity, ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import { reasonsAgainst, unanswerable } from './release.gates.ts';
import { parseRelease, type Release, type ReleaseSet } from './release.ts';
import { readBuild, storeFiles } from './release-files.ts';

export class PromoteRefused extends Error {
  override readonly name = 'PromoteRefused';
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

export interface Releases {
  /** What visitors get now; `undefined` before the first promote. */
  live(): ReleaseSet | undefined;
  /** Every release whose files are served, by `name/version`. */
  find(name: string, version: string): Release | undefined;
  /** The text of a registered operation of any stored release. */
  findOperation(hash: string): string | undefined;
  /** Checks a build's hashes and stores it. Publishing what is there already changes nothing. */
  publish(buildFolder: string, by: string): Promise<Release>;
  /** Makes a set of stored releases live together with what else is live. Throws `PromoteRefused` and changes nothing. */
  promote(chosen: readonly Pick<Release, 'name' | 'version'>[], by: string): Promise<void>;
  /** The version that `by` promoted last, for each part. */
  lastPromotedBy(by: string): Promise<Map<string, string>>;
}

type Options = { database: Database; catalogue: Catalogue; schema: GraphQLSchema; folder: string; logger: Logger };

const key = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name}/${version}`;

const asSet = (releases: readonly Release[]): ReleaseSet | undefined => {
  const shell = releases.find(({ name }) => name === 'shell');
  const remotes = releases.filter(({ name }) => name !== 'shell').toSorted((a, b) => a.name.localeCompare(b.name));
  return shell && { shell, remotes };
};

async function writeLive(em: EntityManager, release: Release, previous: string | null, by: string): Promise<void> {
  await em.upsert(LiveReleaseEntity, { name: release.name, version: release.version, since: new Date() });
  await em.insert(ReleaseHistoryEntity, {
    name: release.name,
    version: release.version,
    previous,
    by,
    action: 'promote',
    at: new Date(),
  });
}

/** Opens the store. Throws when a live release asks for what the gateway's schema no longer has, naming it. */
export async function openReleases({ database, catalogue, schema, folder, logger }: Options): Promise<Releases> {
  const stored = new Map<string, Release>();
  const operations = new Map<string, string>();
  let set: ReleaseSet | undefined;

  const remember = (release: Release) => {
    stored.set(key(release), release);
    for (const { hash, text } of release.operations) operations.set(hash, text);
  };

  const readStored = async () => {
    for (const row of await database.em().find(ReleaseEntity, {})) {
      if (!stored.has(key(row))) remember(parseRelease(row.manifest));
    }
  };

  /** Reads what is live; the set stays the same object while its versions do. */
  async function reload(): Promise<void> {
    const live = await database.em().find(LiveReleaseEntity, {});
    const current = new Set(set ? [set.shell, ...set.remotes].map(key) : []);
    if (live.length === current.size && live.every((row) => current.has(key(row)))) return;
    if (live.some((row) => !stored.has(key(row)))) await readStored();
    set = asSet(live.flatMap((row) => stored.get(key(row)) ?? []));
  }

  async function publish(buildFolder: string, by: string): Promise<Release> {
    const release = readBuild(buildFolder);
    const reasons = unanswerable([release], schema);
    if (reasons.length > 0) throw new PromoteRefused(reasons);
    storeFiles(folder, buildFolder, release);
    if (!stored.has(key(release))) {
      await database.em().insert(ReleaseEntity, {
        name: release.name,
        version: release.version,
        manifest: release,
        publishedAt: new Date(),
        publishedBy: by,
      });
      remember(release);
    }
    return release;
  }

  async function promote(chosen: readonly Pick<Release, 'name' | 'version'>[], by: string): Promise<void> {
    const next = chosen.map((one) => {
      const release = stored.get(key(one));
      if (!release) throw new PromoteRefused([`${one.name} ${one.version} has not been published`]);
      return release;
    });
    const names = new Set(next.map(({ name }) => name));
    const kept = set ? [set.shell, ...set.remotes].filter(({ name }) => !names.has(name)) : [];
    const candidate = asSet([...kept, ...next]);
    if (!candidate) throw new PromoteRefused(['There is no shell in the set']);
    const reasons = reasonsAgainst(candidate, schema);
    if (reasons.length > 0) throw new PromoteRefused(reasons);
    const before = new Map(
      [set?.shell, ...(set?.remotes ?? [])].flatMap((release) => (release ? [[release.name, release.version]] : [])),
    );
    await catalogue.change(async (em) => {
      for (const release of next) await writeLive(em, release, before.get(release.name) ?? null, by);
    });
    set = candidate;
  }

  async function lastPromotedBy(by: string): Promise<Map<string, string>> {
    const rows = await database.em().find(ReleaseHistoryEntity, { by }, { orderBy: { id: 'asc' } });
    return new Map(rows.map(({ name, version }) => [name, version]));
  }

  await readStored();
  await reload();
  // Another gateway's promote is announced like any other change.
  catalogue.onChange(
    () => void reload().catch((error: unknown) => logger.error({ err: error }, 'releases: could not be read again')),
  );
  const broken = set ? unanswerable([set.shell, ...set.remotes], schema) : [];
  if (broken.length > 0)
    throw new Error(`A live release asks for what this gateway does not have:\n  ${broken.join('\n  ')}`);
  return {
    live: () => set,
    find: (name, version) => stored.get(`${name}/${version}`),
    findOperation: (hash) => operations.get(hash),
    publish,
    promote,
    lastPromotedBy,
  };
}
