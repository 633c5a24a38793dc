import { bounds } from 'schema';
import * as z from 'zod/mini';
import type { Database } from '../core/database.ts';
import { GatewayError } from '../core/errors.ts';
import { hashPassword } from '../modules/account/password.ts';
import { endAllSessions } from '../modules/account/session.store.ts';
import { UserEntity } from '../modules/account/user.entity.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { endTickets } from '../modules/second-factor/tickets.ts';

export const newAdmin = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.name)),
  password: z.string().check(z.minLength(12, 'At least 12 characters'), z.maxLength(1000)),
  /** Gives an existing account a new password, and ends its sessions. */
  reset: z.boolean(),
});

/** Throws CONFLICT if the name is taken and `reset` is not set. */
export async function createAdmin(database: Database, { username, password, reset }: z.output<typeof newAdmin>) {
  const hash = await hashPassword(password);
  const audit = createAuditTrail({ username: 'command' });
  return database.transaction(async (em) => {
    const user = await em.findOne(UserEntity, { username });
    if (user !== null && !reset)
      throw new GatewayError('CONFLICT', `"${username}" exists; --reset gives a new password`);
    if (user === null) {
      await em.persist(em.create(UserEntity, { username, password: hash })).flush();
    } else {
      user.password = hash;
      await em.flush();
      await endAllSessions(em, user.id);
      await endTickets(em, user.id);
    }
    await audit.record(em, { action: user === null ? 'createAdmin' : 'resetPassword', subject: 'User' });
    return { username, wasReset: user !== null };
  });
}
