// Histograms of visits in the database.
import type { EntityManager } from '../../core/database.ts';
import type { ReleaseId } from '../releases/release-id.ts';
import { type Histogram, type Metric, metrics, p75 } from './histogram.ts';
import type { Visit } from './visit-tokens.ts';

type Vote = { readonly metric: string; readonly bucket: number };

/** The results of visits with one release. */
export interface Vitals {
  readonly visits: number;
  /** Visits in which something failed to load or threw. */
  readonly failed: number;
  /** Pages that failed on the server; counted only while a canary runs. */
  readonly renderFaults: number;
  /** The 75th percentile of each measured metric, in milliseconds except for `cls`. */
  readonly p75: Readonly<Partial<Record<Metric, number>>>;
  readonly samples: Readonly<Record<Metric, number>>;
}

/**
 * Counts a visit in one statement, or does nothing if it was counted before. Only stored releases count. The rows are
 * sorted, so that two gateways cannot deadlock.
 */
export async function writeVotes(em: EntityManager, visit: Visit, votes: readonly Vote[]): Promise<void> {
  const rows = visit.releases.flatMap(({ name, version }) => votes.map((vote) => ({ name, version, ...vote })));
  const sql = `with vote as (
      insert into release_visits (visit, at) values (?, ?) on conflict (visit) do nothing returning visit)
    insert into release_vitals as v (name, version, canary, metric, bucket, count)
    select s.name, s.version, ?::integer, s.metric, s.bucket, 1
    from jsonb_to_recordset(?::jsonb) s (name text, version text, metric text, bucket integer)
      join releases r on r.name = s.name and r.version = s.version cross join vote
    order by s.name, s.version, s.metric, s.bucket
    on conflict (name, version, canary, metric, bucket) do update set count = v.count + 1`;
  await em.execute(sql, [visit.visit, new Date(), visit.canary, JSON.stringify(rows)], 'run');
}

/** Adds pages of a release that failed on the server while a canary ran. */
export async function writeRenderFaults(
  em: EntityManager,
  { name, version }: ReleaseId,
  canary: number,
  times: number,
): Promise<void> {
  const sql = `insert into release_vitals as v (name, version, canary, metric, bucket, count)
    select name, version, ?::integer, 'renderFaults', 0, ?::integer from releases where name = ? and version = ?
    on conflict (name, version, canary, metric, bucket) do update set count = v.count + excluded.count`;
  await em.execute(sql, [canary, times, name, version], 'run');
}

type Row = { metric: string; bucket: number; count: number };

function summed(rows: readonly Row[]): Vitals {
  const of = (metric: string): Histogram =>
    new Map(rows.filter((row) => row.metric === metric).map(({ bucket, count }) => [bucket, count]));
  const total = (metric: string): number => [...of(metric).values()].reduce((sum, count) => sum + count, 0);
  const told = metrics.flatMap((metric) => {
    const value = p75(metric, of(metric));
    return value === undefined ? [] : [[metric, value] as const];
  });
  return {
    visits: total('visits'),
    failed: total('failed'),
    renderFaults: total('renderFaults'),
    p75: Object.fromEntries(told),
    samples: { lcp: total('lcp'), cls: total('cls'), inp: total('inp'), ttfb: total('ttfb') },
  };
}

/** The results of visits with a release while this canary ran. */
export async function selectVitals(em: EntityManager, { name, version }: ReleaseId, canary: number): Promise<Vitals> {
  const sql = `select metric, bucket, count from release_vitals where name = ? and version = ? and canary = ?`;
  return summed(await em.execute<Row[]>(sql, [name, version, canary]));
}

/** The results of all visits with each release, by its name and version. */
export async function selectAllVitals(em: EntityManager): Promise<Map<string, Vitals>> {
  const sql = `select name || ' ' || version as release, metric, bucket, sum(count)::integer as count
    from release_vitals group by 1, 2, 3`;
  const rows = await em.execute<(Row & { release: string })[]>(sql);
  const byRelease = Map.groupBy(rows, ({ release }) => release);
  return new Map([...byRelease].map(([release, own]) => [release, summed(own)]));
}
