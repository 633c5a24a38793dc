// The same lead sent twice is one lead: with the client's key for a day, by its content for ten minutes.
import type { EntityClass, EntitySchema, FilterQuery } from '@mikro-orm/core';
import type { LeadKind } from 'schema';
import type { EntityManager } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import { lockName } from '../../core/lock-name.ts';
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts';

const KEY_MS = 24 * 3_600_000;
const CONTENT_MS = 10 * 60_000;

/** What identifies a repeated submission. */
export interface ReplayKey {
  readonly kind: LeadKind;
  readonly key: string | undefined;
  readonly contentHash: string;
  /** When the lead arrived: a spooled lead is stored later. */
  readonly receivedAt: Date;
}

/**
 * The record that answered this submission before; null if there is none. Throws CONFLICT if the key was used for
 * another body.
 */
export async function findEarlier<Row extends object>(
  em: EntityManager,
  entity: EntitySchema<Row> | EntityClass<Row>,
  { kind, key, contentHash, receivedAt }: ReplayKey,
): Promise<Row | null> {
  if (key === undefined) {
    // In both directions: of a lead that was kept and the same one sent again, either may be stored first. What lies
    // further ahead was stored before a clock was set back.
    const [since, until] = [-CONTENT_MS, CONTENT_MS].map((ms) => new Date(receivedAt.getTime() + ms));
    const near = { contentHash, createdAt: { $gt: since, $lt: until } };
    return em.findOne(entity, near as FilterQuery<NoInfer<Row>>);
  }
  const since = new Date(receivedAt.getTime() - KEY_MS);
  const used = await em.findOne(IdempotencyKeyEntity, { path: kind, key, createdAt: { $gt: since } });
  if (used === null) return null;
  if (used.bodyHash !== contentHash)
    throw new GatewayError('CONFLICT', 'This Idempotency-Key was used for another body');
  return em.findOne(entity, { id: used.recordId } as FilterQuery<NoInfer<Row>>);
}

/** Makes equal submissions wait for each other until the transaction ends. */
export const serialise = (em: EntityManager, { kind, key, contentHash }: ReplayKey): Promise<unknown> =>
  lockName(em, `${kind}:${key ?? contentHash}`);

/** Stores the client's key with the record. A key can be used again after a day. */
export async function rememberKey(em: EntityManager, replayKey: ReplayKey, recordId: string): Promise<void> {
  if (replayKey.key === undefined) return;
  const row = {
    path: replayKey.kind,
    key: replayKey.key,
    bodyHash: replayKey.contentHash,
    recordId,
    createdAt: new Date(),
  };
  await em.upsert(IdempotencyKeyEntity, row);
}
