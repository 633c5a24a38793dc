import { Migration } from '@mikro-orm/migrations';

/**
 * Two leads of one person at the same time must be handled one after the other. This is the most locks held at a time.
 */
const LOCKS = 256;

/**
 * `people`: one row for each e-mail address. A trigger of `leads` keeps it up to date. It is in no backup, because a
 * restore fills it again. `person_cards`: what the agent knows about a person. Its key is made from the address, so
 * that it is found again after a restore, and when spam turns out to be none.
 */
export class People extends Migration {
  override up(): void {
    this.addSql(`
      create table people (
        id uuid primary key,
        email text not null unique,
        name text,
        phone text,
        leads integer not null,
        latest_at timestamptz(3) not null,
        latest_lead uuid not null,
        answered_at timestamptz(3),
        words text not null
      )`);
    this.addSql(`
      create table person_cards (
        id uuid primary key,
        updated_at timestamptz(3) not null,
        tags jsonb not null,
        listing_type text,
        city text,
        max_price integer,
        min_bedrooms double precision
      )`);
    this.addSql(keepPeople);
    const events = {
      insert: 'new table as added',
      update: 'old table as gone new table as added',
      delete: 'old table as gone',
    };
    for (const [event, rows] of Object.entries(events)) {
      this.addSql(`create trigger keep_people_${event} after ${event} on leads
        referencing ${rows} for each statement execute function keep_people()`);
    }
    this.addSql(`insert into people ${selectPeople('true')}`);
    this.addSql('create index people_order on people (latest_at desc, id desc) where leads > 0');
    this.addSql('create index people_phone on people (phone, latest_at desc, id desc) where phone is not null');
    this.addSql(
      'create index people_words on people using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256)',
    );
    this.addSql('analyze people');
  }
}

/**
 * People from the rows of `leads`. The first line of a lead's words is its name, or the e-mail address if it has none.
 */
function selectPeople(condition: string): string {
  return `select md5(email)::uuid as id, email,
      (array_agg(name order by created_at desc) filter (where lower(name) <> email))[1] as name,
      (array_agg(phone order by created_at desc) filter (where phone is not null))[1] as phone,
      count(*) filter (where status <> 'spam') as leads,
      coalesce(max(created_at) filter (where status <> 'spam'), max(created_at)) as latest_at,
      (array_agg(id order by created_at desc))[1] as latest_lead, max(answered_at) as answered_at,
      concat_ws(E'\\n', string_agg(distinct name, E'\\n'), email, string_agg(distinct phone, E'\\n')) as words
    from (select *, split_part(words, E'\\n', 1) as name from leads where ${condition}) l group by email`;
}

const keepPeople = `
  create function keep_people() returns trigger language plpgsql as $$
  declare touched text[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(distinct email) into touched from added;
    elsif tg_op = 'DELETE' then
      select array_agg(distinct email) into touched from gone;
    else
      select array_agg(distinct email) into touched from (select email from added union all select email from gone) l;
    end if;
    if touched is null then return null; end if;
    perform pg_advisory_xact_lock(4316, bucket)
      from (select distinct abs(hashtext(email) % ${LOCKS}) as bucket from unnest(touched) email order by 1) b;
    delete from people p where p.email = any (touched) and not exists (select 1 from leads l where l.email = p.email);
    insert into people ${selectPeople('email = any (touched)')}
      on conflict (id) do update set name = excluded.name, phone = excluded.phone, leads = excluded.leads,
        latest_at = excluded.latest_at, latest_lead = excluded.latest_lead, answered_at = excluded.answered_at,
        words = excluded.words;
    return null;
  end $$`;
