import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database, EntityManager } from '../core/database.ts';
import { mailFolder } from '../mail/transport.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { leadTables } from '../modules/leads/inbox-kinds.ts';
import { emailLimitKey } from '../modules/leads/lead-intake.ts';
import { createLeadSpool, spoolFolder } from '../modules/leads/lead-spool.ts';

export const person = z.object({ email: z.string().check(z.trim(), z.minLength(3)) });

interface EraseDeps {
  readonly database: Database;
  readonly dataFolder: string;
}

/** Removes every lead of an e-mail address and what follows from one; answers with the number of leads. */
export async function erasePerson({ database, dataFolder }: EraseDeps, { email }: z.output<typeof person>) {
  const kept = await createLeadSpool(spoolFolder(dataFolder)).erase(email);
  const ids = await database.transaction(async (em) => {
    const found: string[] = [];
    for (const table of leadTables) found.push(...(await removeLeads(em, table, email)));
    if (found.length > 0) await removeTraces(em, found);
    await em.execute(
      'delete from outgoing_messages where id in (select id from testimonial_requests where lower(email) = lower(?))',
      [email],
      'run',
    );
    await em.execute('delete from testimonial_requests where lower(email) = lower(?)', [email], 'run');
    await em.execute('delete from person_cards where id = md5(lower(?))::uuid', [email], 'run');
    await em.execute('delete from rate_limits where key = ?', [emailLimitKey(email)], 'run');
    await createAuditTrail({ username: 'command' }).record(em, { action: 'erasePerson', subject: 'Lead' });
    return found;
  });
  await removeMail(mailFolder(dataFolder), ids);
  return { erased: ids.length + kept };
}

async function removeLeads(em: EntityManager, table: string, email: string): Promise<string[]> {
  const sql = `delete from ${table} where lower(email) = lower(?) returning id`;
  return (await em.execute<{ id: string }[]>(sql, [email])).map(({ id }) => id);
}

async function removeTraces(em: EntityManager, ids: readonly string[]): Promise<void> {
  await em.execute('delete from idempotency_keys where record_id in (?)', [ids], 'run');
  await em.execute('delete from outgoing_messages where lead_id in (?)', [ids], 'run');
  await em.execute('delete from push_messages where lead_id in (?)', [ids], 'run');
  await em.execute('delete from showings where lead_id in (?)', [ids], 'run');
  await em.execute('delete from lead_answers where lead_id in (?)', [ids], 'run');
  // The entries stay, for they tell what the agent did; what they quote goes.
  await em.execute(`update audit_log set changes = '[]' where subject_id in (?)`, [ids], 'run');
}

/** What was written to the folder instead of sent: a file's name holds its lead's id. */
async function removeMail(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const theirs = names.filter((name) => ids.some((id) => name.includes(id)));
  for (const name of theirs) await rm(join(folder, name), { force: true });
}
