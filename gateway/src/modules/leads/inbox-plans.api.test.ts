// The cost of a page of a large inbox as PostgreSQL reports it: in rows that it reads, not in seconds.
import { createHash } from 'node:crypto';
import { type LeadSort, newYorkDay } from 'schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../core/database.ts';
import type { Place } from '../../core/moment-cursor.ts';
import { onEachDatabase, openTestDatabase } from '../../testing/databases.ts';
import { writeLeads } from '../../testing/many-leads.ts';
import { explaining, type Plan, touched } from '../../testing/query-plans.ts';
import { addDays, startOf } from '../numbers/calendar.ts';
import { countLeads as countLeadNumbers } from '../numbers/lead-numbers.ts';
import { countViews } from '../numbers/view-numbers.ts';
import { countFitting, findPeople } from '../people/people-rows.ts';
import { countLeads } from './inbox-counts.ts';
import { pageOfSpine } from './inbox-page.ts';
import { createLeadRows } from './inbox-rows.ts';
import { findHistories } from './lead-history.ts';

const HOUR_MS = 3_600_000;
const PAGE = 51;
/** One of the fifty homes in the inquiries of `writeLeads`. */
const HOME = createHash('md5')
  .update('1')
  .digest('hex')
  .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const filters = [
  ['everything but spam', {}],
  ['one status', { statuses: ['new'] }],
  ['one kind', { kinds: ['valuation'] }],
  ['overdue', { overdue: true }],
  ['in time', { overdue: false }],
  ['spam of one kind', { statuses: ['spam'], kinds: ['capture'] }],
  ['a rare word', { text: 'contacts.77@' }],
  ['a telephone number', { text: '(732) 555-0199' }],
  ['the end of a telephone number', { text: '555-0199' }],
  ['a word that nobody wrote', { text: 'zebra crossing' }],
  ['showings', { inquiryTypes: ['showing'] }],
  ['new inquiries of two types', { inquiryTypes: ['showing', 'info'], statuses: ['new'] }],
  ['one home', { propertyId: HOME }],
  ['one person', { sameAs: 'the first' }],
  ['a word of everybody', { text: 'VISITOR.example' }],
] as const;

/** Leads of a home or a type are really counted: at most the 2,000 inquiries. */
const FOUND = 2000;

/** One for each lead, because PostgreSQL would scan a small table. */
const MAIL = `insert into outgoing_messages (id, message_id, kind, lead_kind, lead_id, recipient, state, attempts,
    next_attempt_at, queued_at)
  select gen_random_uuid(), id::text, 'agent_notice', kind, id, 'agent@mail.example', 'sent', 1, created_at, created_at from leads`;
const ANSWERS = `insert into lead_answers (id, lead_kind, lead_id, channel, created_at)
  select gen_random_uuid(), kind, id, 'call', created_at from leads`;
const SHOWINGS = `insert into showings (id, lead_kind, lead_id, state, starts_at, ends_at, created_at, updated_at)
  select gen_random_uuid(), kind, id, 'done', created_at, created_at + interval '1 hour', created_at, created_at from leads`;

onEachDatabase('a large inbox', (kind) => {
  let database: Database;
  let close: () => Promise<void>;
  let late: Date;
  let somebody = '';

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
    const em = database.maintenance.em();
    await writeLeads(em, 20_000);
    for (const sql of [MAIL, ANSWERS, SHOWINGS, 'analyze']) await em.execute(sql, [], 'run');
    late = new Date(Date.now() - 24 * HOUR_MS);
    [{ id: somebody }] = await em.execute<[{ id: string }]>("select id from contacts where content_hash = 'hash 77'");
  });
  afterAll(() => close());

  /** The id is known only when the leads are written. */
  const named = (filter: object) => ('sameAs' in filter ? { ...filter, sameAs: somebody } : filter);

  const pagePlan = async (filter: object, more: { place?: Place; sort?: LeadSort } = {}) => {
    const plans: Plan[] = [];
    const question = { filter: named(filter), sort: 'newest' as const, late, place: null, limit: PAGE, ...more };
    await createLeadRows(24 * HOUR_MS).find(explaining(database.em(), plans), pageOfSpine(question), question.sort);
    return plans;
  };

  it.each(filters)('shows a page of %s by indexes, reading no more than some pages', async (_, filter) => {
    const plans = await pagePlan(filter);
    // Not what would have been done, had the leads that come next not filled the page.
    const done = plans.filter((node) => node['Actual Loops'] > 0);
    const scanned = done.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(scanned).toEqual([]);
    expect(touched(plans)).toBeLessThan(16 * PAGE + 5 * PAGE);
  });

  it.each(['newest', 'due'] as const)(
    'finds words by their index where the %s leads hold none of them',
    async (sort) => {
      // No lead has both words, and owners sent the newest leads only.
      for (const text of ['owner harbor', 'would harbor', 'owner']) {
        const plans = await pagePlan({ text }, { sort });
        expect(touched(plans)).toBeLessThan(5000);
      }
    },
  );

  it.each([
    ['the latest', {}],
    ['a rare word', { text: 'contacts.77@' }],
    ['a telephone number', { text: '(732) 555-0199' }],
    ['a word of everybody', { text: 'VISITOR.example' }],
  ])('lists people, %s, by indexes', async (name, filter) => {
    const plans: Plan[] = [];
    await findPeople(explaining(database.em(), plans), { filter, place: null, limit: PAGE });
    // Of whoever shares a number some are looked through, in any order.
    if (name === 'a word of everybody') return expect(touched(plans)).toBeLessThan(2000 + 16 * PAGE);
    expect(plans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'people')).toEqual([]);
    expect(touched(plans)).toBeLessThan(16 * PAGE);
  });

  it('finds whom a home fits by the latest wishes, however many were sent', async () => {
    const em = database.maintenance.em();
    const home = `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, price_amount, listing_type, status,
        bedrooms, status_since) values (cast(? as uuid), now(), now(), '1 Bay', 'Rumson', 'NJ', '07760', '$1', 1, 'sale', 'active', '3', now())`;
    await em.execute(home, [HOME], 'run');
    const wish = `update contacts set wish = jsonb_build_object('city', (array['Rumson', 'Red Bank', null])[1 + hashtext(email) & 1],
      'minBedrooms', 3) where status <> 'spam'`;
    await em.execute(wish, [], 'run');
    for (const table of ['contacts', 'properties']) await em.execute(`analyze ${table}`, [], 'run');
    const plans: Plan[] = [];
    const question = { filter: { fitsHome: HOME }, place: null, limit: PAGE };
    await findPeople(explaining(database.em(), plans), question);
    const scanned = plans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    for (const table of ['contacts', 'people']) expect(scanned).not.toContain(table);
    expect(plans.map((node) => node['Index Name'])).toContain('contacts_wishes');
    // Five hundred wishes for the town, the people who sent them, others with their phone number, and the latest of
    // those.
    expect(touched(plans)).toBeLessThan(10_000);
    expect((await findPeople(database.em(), question)).length).toBe(PAGE);
  });

  it('counts whom each home of a page fits by reading the wishes of a town once', async () => {
    const em = database.maintenance.em();
    const more = `insert into properties (id, created_at, updated_at, address, city, state, zip_code, price, price_amount, listing_type, status,
        bedrooms, status_since) select gen_random_uuid(), now(), now(), n || ' Many', 'Rumson', 'NJ', '07760', '$1', 1, 'sale', 'active', '3', now()
        from generate_series(1, 100) n returning id`;
    const ids = (await em.execute<{ id: string }[]>(more)).map(({ id }) => id);
    const plans: Plan[] = [];
    await countFitting(explaining(database.em(), plans), ids);
    const wishes = plans.filter((node) => node['Relation Name'] === 'contacts');
    expect(wishes.map((node) => node['Index Name'])).toEqual(['contacts_wishes']);
    expect(touched(wishes)).toBeLessThanOrEqual(1000);
    const fits = await countFitting(database.em(), ids);
    expect(fits.length).toBe(100);
    expect(new Set(fits.map(({ people }) => people)).size).toBe(1);
  });

  it('shows its deepest page at the price of the first, in either order', async () => {
    const moment = new Date(Date.now() - 13_000 * 7 * 60_000);
    const place = { moment, id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' };
    const plans = [...(await pagePlan({}, { place })), ...(await pagePlan({ statuses: ['new'] }, { sort: 'due' }))];
    expect(plans.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'leads')).toBe(false);
    expect(touched(plans)).toBeLessThan(2 * (16 * PAGE + 5 * PAGE));
  });

  it('reads the histories of a page by an index', async () => {
    const em = database.maintenance.em();
    const log = `insert into audit_log (id, at, username, action, subject, subject_id, changes)
      select gen_random_uuid(), created_at, 'avery', 'updateLead', 'Lead', id::text,
        '[{ "field": "status", "before": "new", "after": "contacted" }]' from leads`;
    await em.execute(log, [], 'run');
    await em.execute('analyze audit_log', [], 'run');
    const page = await em.execute<{ id: string }[]>(`select id from leads limit ${PAGE}`);
    const plans: Plan[] = [];
    await findHistories(
      explaining(database.em(), plans),
      page.map(({ id }) => id),
    );
    expect(plans.map((node) => node['Index Name'])).toContain('audit_log_subject');
    expect(touched(plans)).toBeLessThanOrEqual(PAGE);
  });

  it('counts the leads and the views of a few weeks by indexes, reading those and no others', async () => {
    const em = database.maintenance.em();
    const seen = `insert into page_views select current_date - d, 'home', gen_random_uuid()::text, 1
      from generate_series(0, 399) d, generate_series(1, 20)`;
    await em.execute(seen, [], 'run');
    await em.execute('analyze page_views', [], 'run');
    const today = newYorkDay(new Date());
    const periods = [1, 2, 3, 4].map((week) => ({
      from: addDays(today, -7 * week),
      until: addDays(today, -7 * week + 7),
    }));
    const plans: Plan[] = [];
    await countLeadNumbers(explaining(database.em(), plans), periods, { now: new Date(), replyWithinHours: 24 });
    await countViews(explaining(database.em(), plans), periods);
    expect(plans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([]);
    const since = startOf(periods.at(-1)?.from ?? today);
    const [came] = await em.execute<{ n: number }[]>('select count(*)::integer as n from leads where created_at >= ?', [
      since,
    ]);
    expect(touched(plans)).toBeLessThanOrEqual((came?.n ?? 0) + 28 * 20);
  });

  it.each(filters.slice(0, -1))('counts %s without going through it', async (_, filter) => {
    const plans: Plan[] = [];
    await (await countLeads(explaining(database.em(), plans), named(filter), late)).total();
    expect(plans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'leads')).toEqual([]);
    // New leads in time, the sums, and rows that are looked up.
    const isLookedUp = 'inquiryTypes' in filter || 'propertyId' in filter;
    expect(touched(plans)).toBeLessThan(500 + (isLookedUp ? FOUND : 0));
  });

  it('tells how many leads of each status there are without looking for the words of a search', async () => {
    const plans: Plan[] = [];
    await countLeads(explaining(database.em(), plans), { text: 'VISITOR.example' }, late);
    expect(touched(plans)).toBeLessThan(500);
  });

  it.each([...filters.map(([, filter]) => filter), { kinds: ['contact'] }, { statuses: ['spam', 'new'] }])(
    'counts what is there: %j',
    async (asked: object) => {
      const em = database.em();
      const filter = named(asked);
      const { total, overdue } = await countLeads(em, filter, late);
      const everything = pageOfSpine({ filter, sort: 'due', late, place: null, limit: 100_000 });
      const [row] = await em.execute<{ n: number }[]>(
        `select count(*)::integer as n from (${everything.sql}) every_one`,
        everything.values,
      );
      expect(await total()).toBe(row?.n);
      const sql = `select count(*)::integer as n from leads where status = 'new' and created_at < ?`;
      expect(overdue).toBe((await em.execute<{ n: number }[]>(sql, [late]))[0]?.n);
    },
  );

  it('fills a page with a frequent word that the next leads lack, without finding every lead that holds it', async () => {
    const sql = "update leads set words = words || ' lighthouse' where kind = 'contact' and created_at < ?";
    const em = database.maintenance.em();
    await em.execute(sql, [new Date(Date.now() - 300 * 7 * 60_000)], 'run');
    expect(touched(await pagePlan({ text: 'lighthouse' }))).toBeLessThan(9000);
    const question = { filter: { text: 'lighthouse' }, sort: 'newest' as const, late, place: null, limit: PAGE };
    const { sql: named, values } = pageOfSpine(question);
    const plain = `select id from leads where words like '%lighthouse' and status <> 'spam'
      order by created_at desc, id desc limit ${PAGE}`;
    const idsOf = async (asked: string, given: readonly unknown[] = []) =>
      (await em.execute<{ id: string }[]>(asked, [...given])).map(({ id }) => id);
    expect(await idsOf(named, values)).toEqual(await idsOf(plain));
  });
});
