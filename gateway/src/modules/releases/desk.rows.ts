// Database queries for the release desk.
import type { ReleaseFaults, ReleaseStep, StoredRelease } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { earlierVersions } from './previous-version.ts';
import type { HistoryRow } from './switch.ts';

const NEWEST = 20;

type Stored = Omit<StoredRelease, 'faults' | 'vitals' | 'isEarlier' | 'publishedAt'> & {
  name: string;
  publishedAt: string;
} & {
  faults: number | null;
  lastAt: string | null;
  lastMessage: string | null;
  lastPath: string | null;
};

const faultsOf = ({ faults, lastAt, lastMessage, lastPath }: Stored): ReleaseFaults | null =>
  faults === null
    ? null
    : { count: faults, lastAt: new Date(lastAt ?? 0), lastMessage: lastMessage ?? '', lastPath: lastPath ?? '' };

/** The live release of each part and its newest twenty, newest first. */
export async function selectStored(em: EntityManager) {
  const sql = `select r.name, r.version, r.published_at as "publishedAt", r.published_by as "publishedBy", r.commit,
      l.version is not null as "isLive", f.count as faults, f.last_at as "lastAt", f.last_message as "lastMessage",
      f.last_path as "lastPath"
    from (select name, version, published_at, published_by, commit,
      row_number() over (partition by name order by published_at desc, version) as place from releases) r
    left join live_releases l on l.name = r.name and l.version = r.version
    left join release_faults f on f.name = r.name and f.version = r.version
    where r.place <= ${NEWEST} or l.version is not null order by r.name, r.place`;
  const rows = await em.execute<Stored[]>(sql);
  return rows.map((row) => ({
    name: row.name,
    version: row.version,
    publishedAt: new Date(row.publishedAt),
    publishedBy: row.publishedBy,
    commit: row.commit,
    isLive: row.isLive,
    faults: faultsOf(row),
  }));
}

export interface Steps {
  /** The versions that a rollback may lead to. They may no longer be stored. */
  readonly earlier: readonly string[];
  readonly lastAt: Date | null;
}

/** What the history says of each part. */
export async function selectSteps(em: EntityManager): Promise<Map<string, Steps>> {
  const sql = 'select name, version, action, at from release_history order by id';
  const steps = await em.execute<(Pick<HistoryRow, 'name' | 'version' | 'action'> & { at: string })[]>(sql);
  const byPart = Map.groupBy(steps, ({ name }) => name);
  return new Map(
    [...byPart].map(([name, own]) => {
      const last = own.at(-1);
      return [name, { earlier: earlierVersions(own), lastAt: last ? new Date(last.at) : null }];
    }),
  );
}

/** The last step of one part. */
export async function selectLastStep(em: EntityManager, part: string): Promise<ReleaseStep | undefined> {
  const sql = `select name, version, previous, at, by, action, detail from release_history
    where name = ? order by id desc limit 1`;
  const [row] = await em.execute<(Omit<ReleaseStep, 'at'> & { at: string })[]>(sql, [part]);
  return row && { ...row, at: new Date(row.at) };
}
