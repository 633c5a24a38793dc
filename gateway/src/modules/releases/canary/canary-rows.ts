// The canary as the database has it.
import type { EntityManager } from '../../../core/database.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import { ReleaseHistoryEntity } from '../release.entity.ts';
import { type ReleaseId, titleOf } from '../release-id.ts';

/** A release that a share of visitors gets. */
export interface Canary extends ReleaseId {
  readonly id: number;
  /** What is live of its part meanwhile. */
  readonly previous: string;
  /** Of a hundred visitors. */
  readonly share: number;
  readonly isByRule: boolean;
  readonly by: string;
  readonly begunAt: Date;
}

/** Who did a step, and the log in which the agent finds it. */
export interface Doer {
  readonly by: string;
  readonly audit?: AuditTrail | undefined;
  /** The step that was the last of the part when it was pressed. */
  readonly after?: Date | null | undefined;
}

const columns = `id, name, version, previous, share, is_by_rule as "isByRule", by, begun_at as "begunAt"`;

/** The one that runs. */
export async function selectCanary(em: EntityManager): Promise<Canary | undefined> {
  const sql = `select ${columns} from canaries where ended_at is null`;
  const [row] = await em.execute<(Omit<Canary, 'begunAt'> & { begunAt: string })[]>(sql);
  return row && { ...row, begunAt: new Date(row.begunAt) };
}

type CanaryStep = Doer & { readonly action: 'canary' | 'canary-end'; readonly detail: string };

/** What the agent is told that they did. */
const deeds = { canary: 'setCanary', 'canary-end': 'endCanary' } as const;

/** Writes a step into the history, and into the agent's log if it is the agent's. */
export async function tellStep(
  em: EntityManager,
  { name, version, previous }: ReleaseId & { previous: string },
  { action, by, detail, audit }: CanaryStep,
): Promise<void> {
  await em.insert(ReleaseHistoryEntity, { name, version, previous, action, by, detail, at: new Date() });
  const told = { field: 'name', before: null, after: `${titleOf({ name, version })}: ${detail}` };
  await audit?.record(em, { action: deeds[action], subject: 'Release', subjectId: name, changes: [told] });
}

/** Ends the canary that runs, if it is this one still. Answers whether it was. */
export async function endRunning(em: EntityManager, id: number): Promise<boolean> {
  const sql = 'update canaries set ended_at = ? where id = ? and ended_at is null returning id';
  const ended = await em.execute<{ id: number }[]>(sql, [new Date(), id]);
  return ended.length > 0;
}

/**
 * Within the transaction that switches these parts: whatever of its part goes live, the canary is over. Its own release has
 * then been promoted; another one has come first.
 */
export async function endBySwitch(em: EntityManager, changed: readonly ReleaseId[], doer: Doer): Promise<void> {
  const canary = await selectCanary(em);
  const release = canary && changed.find(({ name }) => name === canary.name);
  if (!canary || !release) return;
  await endRunning(em, canary.id);
  if (release.version === canary.version) return;
  await tellStep(em, canary, { by: doer.by, action: 'canary-end', detail: 'another release of its part was switched' });
}
