/** Publishes builds, decides what is live, and remembers who changed it. */

import type { GraphQLSchema } from 'graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import type { Database } from '../../core/database.ts';
import type { Logger } from '../../core/logger.ts';
import { overBudget, reasonsAgainstBuild } from './build.gates.ts';
import { allOf, asSet, LiveSet, type ReleaseId } from './live-set.ts';
import { ReleaseRefused } from './refused.ts';
import { ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import { reasonsAgainst, unanswerable } from './release.gates.ts';
import type { Release, ReleaseSet } from './release.ts';
import { readBuild, releaseFolder, storeFiles } from './release-files.ts';
import { releasesToDrop } from './retention.ts';
import type { Smoke } from './smoke.ts';
import { demandUnchanged, type HistoryRow, writeLive } from './switch.ts';

type Options = {
  database: Database;
  catalogue: Catalogue;
  schema: GraphQLSchema;
  folder: string;
  logger: Logger;
  smoke: Smoke;
};

const refuse = (reasons: readonly string[]): void => {
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
};

/** Opens the store. Throws when a live release asks for what the gateway's schema no longer has, naming it. */
export async function openReleases({ database, catalogue, schema, folder, logger, smoke }: Options) {
  const live = new LiveSet(database);
  await live.readStored();
  await live.reload();
  const broken = unanswerable(allOf(live.current), schema);
  if (broken.length > 0)
    throw new Error(`A live release asks for what this gateway does not have:\n  ${broken.join('\n  ')}`);
  // Another gateway's promote is announced like any other change.
  catalogue.onChange(
    () =>
      void live.reload().catch((error: unknown) => logger.error({ err: error }, 'releases: could not be read again')),
  );

  /** Checks a build's hashes and contents and stores it. Publishing what is there already changes nothing. */
  async function publish(buildFolder: string, by: string): Promise<Release> {
    const release = readBuild(buildFolder);
    refuse([...reasonsAgainstBuild(buildFolder, release), ...unanswerable([release], schema)]);
    await storeFiles(folder, buildFolder, release);
    if (live.find(release)) return release;
    const { name, version } = release;
    await database
      .em()
      .upsert(ReleaseEntity, { name, version, manifest: release, publishedAt: new Date(), publishedBy: by });
    live.remember(release);
    return release;
  }

  /** The set that would be live, checked whole. Throws `ReleaseRefused` with every reason. */
  async function candidateOf(chosen: readonly ReleaseId[]): Promise<{ next: Release[]; candidate: ReleaseSet }> {
    if (chosen.some((id) => !live.find(id))) await live.readStored();
    refuse(
      chosen.filter((id) => !live.find(id)).map(({ name, version }) => `${name} ${version} has not been published`),
    );
    const next = chosen.flatMap((id) => live.find(id) ?? []);
    const names = new Set(next.map(({ name }) => name));
    const candidate = asSet([...allOf(live.current).filter(({ name }) => !names.has(name)), ...next]);
    if (!candidate) throw new ReleaseRefused(['There is no shell in the set']);
    refuse(reasonsAgainst(candidate, schema));
    const { budgets } = candidate.shell;
    refuse(next.flatMap((release) => overBudget(releaseFolder(folder, release), release, budgets)));
    refuse(await smoke(candidate));
    return { next, candidate };
  }

  /** Makes a set of stored releases live together with what else is live, or changes nothing. */
  async function promote(
    chosen: readonly ReleaseId[],
    by: string,
    action: 'promote' | 'rollback' = 'promote',
  ): Promise<void> {
    const before = live.current;
    const { next } = await candidateOf(chosen);
    const previous = new Map(allOf(before).map(({ name, version }) => [name, version]));
    await catalogue.change(async (em) => {
      await demandUnchanged(em, before);
      for (const release of next)
        await writeLive(em, release, { previous: previous.get(release.name) ?? null, by, action });
    });
    await live.reload();
    await prune();
  }

  /** Puts back the version of a part that was live before the present one. */
  async function rollback(name: string, by: string): Promise<ReleaseId> {
    const current = allOf(live.current).find((release) => release.name === name);
    if (!current) throw new ReleaseRefused([`${name} is not live`]);
    const [last] = await database
      .em()
      .find(
        ReleaseHistoryEntity,
        { name, version: current.version, previous: { $ne: null } },
        { orderBy: { id: 'desc' }, limit: 1 },
      );
    if (!last?.previous) throw new ReleaseRefused([`${name} has no version to go back to`]);
    const target = { name, version: last.previous };
    await promote([target], by, 'rollback');
    return target;
  }

  const history = async (limit = 50): Promise<HistoryRow[]> =>
    database.em().find(ReleaseHistoryEntity, {}, { orderBy: { id: 'desc' }, limit });

  async function prune(): Promise<void> {
    for (const id of await releasesToDrop(database, allOf(live.current), folder)) live.forget(id);
  }

  return {
    live: () => live.current,
    find: (name: string, version: string) => live.find({ name, version }),
    findOperation: (hash: string) => live.findOperation(hash),
    publish,
    promote,
    rollback,
    history,
    list: async () =>
      database
        .em()
        .find(
          ReleaseEntity,
          {},
          { fields: ['name', 'version', 'publishedAt', 'publishedBy'], orderBy: { publishedAt: 'desc' } },
        ),
    /** The version that `by` promoted last, for each part. */
    async lastPromotedBy(by: string): Promise<Map<string, string>> {
      const rows = await database.em().find(ReleaseHistoryEntity, { by }, { orderBy: { id: 'asc' } });
      return new Map(rows.map(({ name, version }) => [name, version]));
    },
  };
}

export type Releases = Awaited<ReturnType<typeof openReleases>>;
