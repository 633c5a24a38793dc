import * as z from 'zod/mini';
import type { Database, EntityManager } from '../core/database.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { leadTables } from '../modules/leads/inbox-kinds.ts';
import { emailLimitKey } from '../modules/leads/lead-intake.ts';

export const person = z.object({ email: z.string().check(z.trim(), z.minLength(3)) });

/** Removes every lead of an e-mail address and what follows from one; answers with the number of leads. */
export async function erasePerson(database: Database, { email }: z.output<typeof person>) {
  return database.transaction(async (em) => {
    const ids: string[] = [];
    for (const table of leadTables) ids.push(...(await removeLeads(em, table, email)));
    if (ids.length > 0) {
      await em.execute('delete from idempotency_keys where record_id in (?)', [ids], 'run');
      // The entries stay, for they tell what the agent did; what they quote goes.
      await em.execute(`update audit_log set changes = '[]' where subject_id in (?)`, [ids], 'run');
    }
    await em.execute('delete from rate_limits where key = ?', [emailLimitKey(email)], 'run');
    await createAuditTrail({ username: 'command' }).record(em, { action: 'erasePerson', subject: 'Lead' });
    return { erased: ids.length };
  });
}

async function removeLeads(em: EntityManager, table: string, email: string): Promise<string[]> {
  const sql = `delete from ${table} where lower(email) = lower(?) returning id`;
  return (await em.execute<{ id: string }[]>(sql, [email])).map(({ id }) => id);
}
