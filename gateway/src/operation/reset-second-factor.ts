import { bounds } from 'schema';
import * as z from 'zod/mini';
import type { Database } from '../core/database.ts';
import { notFound } from '../core/errors.ts';
import { endAllSessions } from '../modules/account/session.store.ts';
import { UserEntity } from '../modules/account/user.entity.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { removeSecondFactors } from '../modules/second-factor/own-second-factor.ts';

export const account = z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.name)) });

/**
 * For a lost phone: removes passkeys, authenticator app and recovery codes, and ends sessions. Throws NOT_FOUND for an
 * unknown name.
 */
export async function resetSecondFactor(database: Database, { username }: z.output<typeof account>) {
  const audit = createAuditTrail({ username: 'command' });
  return database.transaction(async (em) => {
    const user = await em.findOne(UserEntity, { username });
    if (user === null) throw notFound('Account');
    const removed = await removeSecondFactors(em, user.id);
    await endAllSessions(em, user.id);
    await audit.record(em, { action: 'resetSecondFactor', subject: 'User', subjectId: user.id });
    return { username, removed };
  });
}
