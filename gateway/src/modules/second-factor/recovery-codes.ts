import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '../../core/database.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';

const COUNT = 10;
/** 32 characters without any that look alike, so that five bits of a byte choose one. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789';
const LENGTH = 16;

/** Makes ten codes that replace all earlier ones. Each has eighty bits, so a plain hash cannot be searched. */
export async function makeRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await em.nativeDelete(RecoveryCodeEntity, { userId });
  await em.insertMany(
    RecoveryCodeEntity,
    codes.map((code) => ({ hash: hashCode(userId, code), userId, usedAt: null })),
  );
  return codes;
}

/** Uses up the user's code. False if it is wrong or was used before. */
export async function takeRecoveryCode(em: EntityManager, userId: string, code: string): Promise<boolean> {
  const where = { hash: hashCode(userId, code), userId, usedAt: null };
  return (await em.nativeUpdate(RecoveryCodeEntity, where, { usedAt: new Date() })) === 1;
}

export const countRecoveryCodes = (em: EntityManager, userId: string) =>
  em.count(RecoveryCodeEntity, { userId, usedAt: null });

function newCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Ignores hyphens, spaces and case, which people may type differently. */
function hashCode(userId: string, code: string): string {
  const signs = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}\n${signs}`).digest('base64url');
}
