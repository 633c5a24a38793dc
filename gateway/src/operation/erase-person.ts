import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Database, EntityManager } from '../core/database.ts';
import { mailFolder } from '../mail/transport.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { lockErasure, rememberErasure } from '../modules/leads/erasures.ts';
import { leadTables } from '../modules/leads/inbox-kinds.ts';
import { emailLimitKey } from '../modules/leads/lead-intake.ts';
import { createLeadSpool, spoolFolder } from '../modules/leads/lead-spool.ts';

export const person = z.object({ email: z.string().check(z.trim(), z.minLength(3)) });

interface EraseDeps {
  readonly database: Database;
  readonly dataFolder: string;
}

/** Erases all leads of an e-mail address with everything that belongs to them; returns the number of leads. */
export async function erasePerson({ database, dataFolder }: EraseDeps, { email }: z.output<typeof person>) {
  const kept = await createLeadSpool(spoolFolder(dataFolder)).erase(email);
  const { leads, requests } = await database.transaction(async (em) => {
    await lockErasure(em, email);
    const leads: string[] = [];
    for (const table of leadTables)
      leads.push(...(await idsOf(em, `delete from ${table} ${THEIRS} returning id`, email)));
    if (leads.length > 0) await removeTraces(em, leads);
    const words = await idsOf(em, WORDS, email);
    const requests = await idsOf(em, REQUESTS, email);
    await em.execute(`delete from testimonial_requests ${THEIRS}`, [email], 'run');
    if (requests.length > 0) await em.execute('delete from outgoing_messages where id in (?)', [requests], 'run');
    // A testimonial that the agent has shown or hidden stays: the client sent it to be published.
    if (words.length > 0)
      await em.execute('delete from testimonials where is_waiting and id::text in (?)', [words], 'run');
    const people = await idsOf(em, 'select md5(lower(?))::uuid as id', email);
    await em.execute('delete from person_cards where id in (?)', [people], 'run');
    // The audit entries stay, because they show what the agent did. The data in them is removed.
    const subjects = [...leads, ...words, ...requests, ...people];
    await em.execute(`update audit_log set changes = '[]' where subject_id in (?)`, [subjects], 'run');
    await em.execute('delete from rate_limits where key = ?', [emailLimitKey(email)], 'run');
    await rememberErasure(em, email);
    await createAuditTrail({ username: 'command' }).record(em, { action: 'erasePerson', subject: 'Lead' });
    return { leads, requests };
  });
  await removeMail(mailFolder(dataFolder), [...leads, ...requests]);
  return { erased: leads.length + kept };
}

const THEIRS = 'where lower(email) = lower(?)';

/**
 * Testimonials that came through a link mailed to that address. They contain no address, so they are found by the time
 * at which the link was used.
 */
const WORDS = `select a.subject_id as id from testimonial_requests r
  join audit_log a on a.action = 'sendTestimonial' and a.changes @> jsonb_build_array(jsonb_build_object(
    'field', 'reviewDate', 'after', to_char(r.used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  where lower(r.email) = lower(?)`;

/** Requests for testimonials to that address. A withdrawn request is found by its mail, or by the audit log. */
const REQUESTS = `with theirs as (select lower(?) as email)
  select r.id::text as id from testimonial_requests r, theirs where lower(r.email) = theirs.email
  union select m.id::text from outgoing_messages m, theirs where m.kind = 'testimonial_request' and lower(m.recipient) = theirs.email
  union select a.subject_id from audit_log a, jsonb_array_elements(a.changes) change, theirs
    where a.action = 'withdrawTestimonialRequest' and change ->> 'field' = 'email' and lower(change ->> 'after') = theirs.email`;

async function idsOf(em: EntityManager, sql: string, email: string): Promise<string[]> {
  return (await em.execute<{ id: string }[]>(sql, [email])).map(({ id }) => id);
}

async function removeTraces(em: EntityManager, ids: readonly string[]): Promise<void> {
  await em.execute('delete from idempotency_keys where record_id in (?)', [ids], 'run');
  await em.execute('delete from outgoing_messages where lead_id in (?)', [ids], 'run');
  await em.execute('delete from push_messages where lead_id in (?)', [ids], 'run');
  await em.execute('delete from showings where lead_id in (?)', [ids], 'run');
  await em.execute('delete from lead_answers where lead_id in (?)', [ids], 'run');
}

/** Mail that was written to the folder instead of being sent. A file's name contains the id of its lead or request. */
async function removeMail(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const theirs = names.filter((name) => ids.some((id) => name.includes(id)));
  for (const name of theirs) await rm(join(folder, name), { force: true });
}
