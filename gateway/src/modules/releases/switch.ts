/** The one transaction in which a set goes live. */

import type { EntityManager } from '../../core/database.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { selectLastStep } from './desk.rows.ts';
import { allOf, keyOf } from './live-set.ts';
import { LiveChanged, Overtaken, ReleaseRefused } from './refused.ts';
import { type HistoryAction, LiveReleaseEntity, ReleaseEntity, ReleaseHistoryEntity } from './release.entity.ts';
import { type ReleaseId, type ReleaseSet, titleOf } from './release.ts';

export type HistoryRow = {
  name: string;
  version: string;
  previous: string | null;
  at: Date;
  by: string;
  action: HistoryAction;
  detail: string | null;
};

type SwitchAction = Exclude<HistoryAction, 'canary' | 'canary-end'>;
type Change = Pick<HistoryRow, 'previous' | 'by' | 'detail'> & { action: SwitchAction };

/** The names of the steps in the audit log. */
const deeds: Readonly<Record<SwitchAction, string>> = {
  promote: 'promoteRelease',
  rollback: 'rollBackRelease',
  withdraw: 'withdrawRelease',
};

export async function writeLive(
  em: EntityManager,
  { name, version }: ReleaseId,
  change: Change,
  audit?: AuditTrail,
): Promise<void> {
  const at = new Date();
  if (change.action === 'withdraw') await em.nativeDelete(LiveReleaseEntity, { name });
  else await em.upsert(LiveReleaseEntity, { name, version, since: at });
  await em.insert(ReleaseHistoryEntity, { name, version, at, ...change });
  const told = { field: 'name', before: null, after: titleOf({ name, version }) };
  await audit?.record(em, { action: deeds[change.action], subject: 'Release', subjectId: name, changes: [told] });
}

/**
 * Waits until nobody else, on any gateway, is changing what visitors get. It must be the first lock in each
 * transaction: two that lock in another order would deadlock.
 */
export const lockLive = (em: EntityManager): Promise<unknown> => em.execute('select version from catalogue for update');

/**
 * Throws `Overtaken` if the part's last step is not the one at `after`, so that nobody undoes a step that they have not
 * seen. Only after `lockLive` does the answer hold until the transaction ends; before it, the check only saves work.
 */
export async function demandLast(em: EntityManager, name: string, after: Date | null | undefined): Promise<void> {
  if (!after) return;
  const last = await selectLastStep(em, name);
  if (last?.at.getTime() !== after.getTime()) throw new Overtaken();
}

/**
 * Throws `LiveChanged` if the live set is not the expected one: the second of two gateways that switch finds out before
 * it writes.
 */
export async function demandUnchanged(em: EntityManager, expected: ReleaseSet | undefined): Promise<void> {
  await lockLive(em);
  const live = await em.find(LiveReleaseEntity, {});
  const known = new Set(allOf(expected).map(keyOf));
  if (live.length !== known.size || live.some((row) => !known.has(keyOf(row)))) {
    throw new LiveChanged();
  }
}

export const notPublished = ({ name, version }: ReleaseId): string => `${name} ${version} has not been published`;

/**
 * Throws `ReleaseRefused` for releases that expired and were removed while they were checked, which takes long in a
 * browser. Call it after `lockLive`: from then on nothing is removed.
 */
export async function demandStored(em: EntityManager, releases: readonly ReleaseId[]): Promise<void> {
  const gone: string[] = [];
  for (const release of releases) {
    const { name, version } = release;
    if ((await em.count(ReleaseEntity, { name, version })) === 0) gone.push(notPublished(release));
  }
  if (gone.length > 0) throw new ReleaseRefused(gone);
}
