// The canary's rows in the database.
import type { EntityManager } from '../../../core/database.ts';
import type { AuditTrail } from '../../audit/audit-trail.ts';
import { ReleaseHistoryEntity } from '../release.entity.ts';
import { type ReleaseId, titleOf } from '../release-id.ts';

/** A release that a share of visitors gets. */
export interface Canary extends ReleaseId {
  readonly id: number;
  /** The live version of its part meanwhile. */
  readonly previous: string;
  /** Percent of visitors. */
  readonly share: number;
  readonly isByRule: boolean;
  readonly by: string;
  readonly begunAt: Date;
}

/** Who did a step, and the audit log if it was the agent. */
export interface Doer {
  readonly by: string;
  readonly audit?: AuditTrail | undefined;
  /** The time of the part's last step that this person had seen. */
  readonly after?: Date | null | undefined;
  /** Throws if the deployer may not do it any more: the checks take long. Called where the step is written. */
  readonly demandStill?: ((em: EntityManager) => Promise<unknown>) | undefined;
}

const columns = `id, name, version, previous, share, is_by_rule as "isByRule", by, begun_at as "begunAt"`;

/** The running canary. */
export async function selectCanary(em: EntityManager): Promise<Canary | undefined> {
  const sql = `select ${columns} from canaries where ended_at is null`;
  const [row] = await em.execute<(Omit<Canary, 'begunAt'> & { begunAt: string })[]>(sql);
  return row && { ...row, begunAt: new Date(row.begunAt) };
}

type CanaryStep = Doer & { readonly action: 'canary' | 'canary-end'; readonly detail: string };

/** The names of the steps in the audit log. */
const deeds = { canary: 'setCanary', 'canary-end': 'endCanary' } as const;

/** Writes a step into the history, and into the audit log if the agent did it. */
export async function tellStep(
  em: EntityManager,
  { name, version, previous }: ReleaseId & { previous: string },
  { action, by, detail, audit }: CanaryStep,
): Promise<void> {
  await em.insert(ReleaseHistoryEntity, { name, version, previous, action, by, detail, at: new Date() });
  const told = { field: 'name', before: null, after: `${titleOf({ name, version })}: ${detail}` };
  await audit?.record(em, { action: deeds[action], subject: 'Release', subjectId: name, changes: [told] });
}

/** Ends the canary if it is still running; returns whether it was. */
export async function endRunning(em: EntityManager, id: number): Promise<boolean> {
  const sql = 'update canaries set ended_at = ? where id = ? and ended_at is null returning id';
  const ended = await em.execute<{ id: number }[]>(sql, [new Date(), id]);
  return ended.length > 0;
}

/**
 * Ends the canary when any release of its part goes live. Must be called in the transaction that switches these parts.
 * If it is the canary's own release, it has been promoted, and the history gets no extra step.
 */
export async function endBySwitch(em: EntityManager, changed: readonly ReleaseId[], doer: Doer): Promise<void> {
  const canary = await selectCanary(em);
  const release = canary && changed.find(({ name }) => name === canary.name);
  if (!canary || !release) return;
  await endRunning(em, canary.id);
  if (release.version === canary.version) return;
  await tellStep(em, canary, { by: doer.by, action: 'canary-end', detail: 'another release of its part was switched' });
}
