// The table `leads` always agrees with the four tables of leads, whatever writes them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeadlockException } from '@mikro-orm/core';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../core/database.ts';
import { compactCounts } from '../../core/running-counts.ts';
import { createDatabase, onEachDatabase } from '../../testing/databases.ts';
import { writeLeads } from '../../testing/many-leads.ts';

const NONE = 'null::uuid, null::text';
/** For each table: kind, table, words, source, home and type of inquiry, and which rows are leads of their own. */
const TABLES = [
  ['contact', 'contacts', 't.name, t.email, t.message', 't.source', 'i.property_id, i.inquiry_type', 'true'],
  [
    'valuation',
    'home_valuations',
    "t.name, t.email, t.address || ', ' || t.city || ' ' || t.zip_code",
    'null',
    NONE,
    'true',
  ],
  [
    'inquiry',
    'property_inquiries',
    "t.name, t.email, t.property_title || ': ' || t.message",
    'null',
    't.property_id, t.inquiry_type',
    't.contact_id is null',
  ],
  ['capture', 'lead_captures', "t.name, t.email, coalesce(t.address, '')", 't.source', NONE, 'true'],
] as const;
/** Every lead as its own table has it. */
const TRUTH = TABLES.map(
  ([kind, table, words, source, about, where]) => `
  select '${kind}' as kind, t.id, t.created_at, t.status, concat_ws(E'\\n', ${words}) as words, lower(t.email),
    right(nullif(regexp_replace(t.phone, '\\D', '', 'g'), ''), 10), ${source}::text, ${about}, t.answered_at
  from ${table} t left join property_inquiries i on i.contact_id = t.id where ${where}`,
).join(' union all ');
const SPINE = `select kind, id, created_at, status, words, email, phone, source, property_id, inquiry_type, answered_at
  from leads`;

/** How many rows are in only one of the two, and the errors of the sums. */
async function differences(database: Database) {
  const [row] = await database.em().execute<{ missing: number; extra: number; off: number; leads: number }[]>(`
    select (select count(*)::integer from (${TRUTH} except ${SPINE}) a) as missing,
      (select count(*)::integer from (${SPINE} except (${TRUTH})) b) as extra,
      (select count(*)::integer from leads) as leads,
      (select count(*)::integer from (
        select kind, status, count(*) from leads group by kind, status
        except select kind, status, sum(amount) from lead_counts group by kind, status) c) as off`);
  return row;
}

/** The agent marked every contact as contacted before `answered_at` existed, and closed it later. */
const ANSWERED = `insert into audit_log (id, at, username, action, subject, subject_id, changes)
  select gen_random_uuid(), moment, 'avery', 'updateLead', 'Lead', id::text,
    jsonb_build_array(jsonb_build_object('field', 'status', 'before', 'new', 'after', change.status))
  from contacts, (values ('contacted', '2026-05-02T10:00:00Z'::timestamptz), ('closed', '2026-05-09T10:00:00Z'))
    change (status, moment)
  union all select gen_random_uuid(), '2026-05-01', 'avery', 'updateLead', 'Lead', id::text,
    '[{ "field": "notes", "before": null, "after": "contacted" }]' from contacts`;

onEachDatabase('the spine of leads', (kind) => {
  let folder: string;
  let server: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let database: Database;
  const open = (migrateTo?: string) =>
    openDatabase({ url: server?.url, folder: server ? undefined : folder, migrateTo });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spine-'));
    server = kind === 'postgresql' ? await createDatabase() : undefined;
    database = await open('021-outgoing-messages');
    await writeLeads(database.em(), 500);
    await database.em().execute(ANSWERED);
    await database.close();
    database = await open();
  });
  afterAll(async () => {
    await database.close();
    await server?.drop();
    rmSync(folder, { recursive: true });
  });

  it('is filled with what was there before it', async () => {
    expect(await differences(database)).toEqual({ missing: 0, extra: 0, off: 0, leads: 500 });
  });

  it('knows from the audit log when a lead was answered', async () => {
    const sql = `select answered_at = '2026-05-02T10:00:00Z' as is_known, count(*)::integer as n from leads
      group by answered_at order by answered_at`;
    const rows = await database.em().execute<{ is_known: boolean | null; n: number }[]>(sql);
    expect(rows).toEqual([
      { is_known: true, n: 300 },
      { is_known: null, n: 200 },
    ]);
  });

  it('follows every write', async () => {
    const em = database.em();
    await writeLeads(em, 100);
    await em.execute(
      "update contacts set status = 'spam', created_at = created_at - interval '3 days' where status = 'new'",
    );
    await em.execute("update lead_captures set email = 'other@visitor.example', notes = 'Called'");
    await em.execute("update property_inquiries set status = 'closed', answered_at = now()");
    await em.execute("update property_inquiries set inquiry_type = 'info' where contact_id is not null");
    await em.execute("update home_valuations set phone = '+1 (732) 555-0199', email = 'Other@Visitor.example'");
    await em.execute("delete from property_inquiries where content_hash like '%12'");
    await em.execute("delete from home_valuations where status = 'closed'");
    await em.execute("delete from contacts where content_hash = 'hash 3'");
    expect(await differences(database)).toMatchObject({ missing: 0, extra: 0, off: 0 });
  });

  it('keeps its sums when they are added up, and writes what came to nothing nowhere', async () => {
    await database.em().execute('delete from home_valuations');
    await compactCounts(database, 'leads');
    await compactCounts(database, 'leads');
    expect(await differences(database)).toMatchObject({ missing: 0, extra: 0, off: 0 });
    const rows = await database
      .em()
      .execute<{ kind: string; n: number }[]>(
        'select kind, count(*)::integer as n from lead_counts group by kind, status',
      );
    expect(rows.every(({ n }) => n === 1)).toBe(true);
    expect(rows.map((row) => row.kind)).not.toContain('valuation');
  });

  it('forgets a lead that was not stored after all', async () => {
    const before = await differences(database);
    const failing = database.transaction(async (em) => {
      await writeLeads(em, 10);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await differences(database)).toEqual(before);
  });
});

describe('PostgreSQL', () => {
  it('takes the migrations from a user who is nobody special', async () => {
    const server = await createDatabase();
    const url = new URL(server.url);
    const root = new Client({ connectionString: inject('postgresUrl') });
    await root.connect();
    const role = `plain_${url.pathname.slice(1)}`;
    try {
      await root.query(`create role ${role} login`);
      await root.query(`alter database ${url.pathname.slice(1)} owner to ${role}`);
      url.username = role;
      const database = await openDatabase({ url: url.href });
      expect(await differences(database)).toMatchObject({ leads: 0 });
      await database.close();
    } finally {
      await server.drop();
      await root.query(`drop role if exists ${role}`);
      await root.end();
    }
  });

  /** Of two transactions in a deadlock, PostgreSQL lets one go on. The other has written nothing and is tried again. */
  async function untilWritten(write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!(error instanceof DeadlockException)) throw error;
      await untilWritten(write);
    }
  }

  it('adds up without losing what another gateway counts at the same moment', async () => {
    const server = await createDatabase();
    const database = await openDatabase({ url: server.url });
    const work = Array.from({ length: 8 }, async (_, index) => {
      if (index % 2 === 0) return compactCounts(database, 'leads');
      for (let round = 0; round < 5; round += 1)
        await untilWritten(() => database.transaction((em) => writeLeads(em, 10)));
      return undefined;
    });
    await Promise.all(work);
    expect(await differences(database)).toMatchObject({ missing: 0, extra: 0, off: 0, leads: 200 });
    await database.close();
    await server.drop();
  });
});
