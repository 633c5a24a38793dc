import { Migration } from '@mikro-orm/migrations';

/** For each kind of lead: the words that the inbox searches, and which rows are leads of their own. */
const kinds = {
  contact: { table: 'contacts', words: 'name, email, message', where: 'true' },
  valuation: {
    table: 'home_valuations',
    words: "name, email, address || ', ' || city || ' ' || zip_code",
    where: 'true',
  },
  inquiry: {
    table: 'property_inquiries',
    words: "name, email, property_title || ': ' || message",
    where: 'contact_id is null',
  },
  capture: { table: 'lead_captures', words: "name, email, coalesce(address, '')", where: 'true' },
};

/**
 * `leads`: one narrow row for each lead of the four tables. Triggers of those tables keep it up to date, so that no
 * writer can forget it: neither an older gateway, nor a restore, nor an erasure. `lead_counts`: what was added to or
 * taken from each kind and status; the sum is the current count. Rows are only added, so that leads that arrive
 * together do not wait for each other.
 */
export class LeadSpine extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`
      create table leads (
        kind text not null,
        id uuid not null,
        created_at timestamptz(3) not null,
        status text not null,
        words text not null,
        primary key (id, kind)
      )`);
    this.addSql('create table lead_counts (kind text not null, status text not null, amount integer not null)');
    this.countLeads();
    // Triggers first: they lock the tables until the migration ends, so that no lead is missed below.
    for (const [kind, columns] of Object.entries(kinds)) this.follow(kind, columns);
    for (const [kind, columns] of Object.entries(kinds)) {
      this.addSql(`insert into leads ${selectFrom(columns.table, kind, columns)}`);
    }
    this.addSql('create index leads_order on leads (kind, status, created_at desc, id desc)');
    this.addSql('create index leads_newest on leads (created_at desc, id desc)');
    // A small pending list: a search reads all of it, and PGlite never vacuums by itself.
    this.addSql('create index leads_words on leads using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256)');
    this.addSql(
      `create index property_inquiries_contact on property_inquiries (contact_id) where contact_id is not null`,
    );
    this.addSql('analyze leads');
  }

  private countLeads(): void {
    this.addSql(`
      create function count_leads() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into lead_counts select kind, status, count(*) from added group by kind, status;
        elsif tg_op = 'DELETE' then
          insert into lead_counts select kind, status, -count(*) from gone group by kind, status;
        else
          insert into lead_counts select kind, status, sum(amount)
            from (select kind, status, 1 as amount from added union all select kind, status, -1 from gone) moved
            group by kind, status having sum(amount) <> 0;
        end if;
        return null;
      end $$`);
    this.trigger('leads', 'count_leads');
  }

  private follow(kind: string, columns: (typeof kinds)[keyof typeof kinds]): void {
    const name = `follow_${columns.table}`;
    this.addSql(`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into leads ${selectFrom('added', kind, columns)};
        elsif tg_op = 'DELETE' then
          delete from leads l using gone where l.id = gone.id and l.kind = '${kind}';
        else
          update leads l set created_at = n.created_at, status = n.status, words = n.words
            from (${selectFrom('added', kind, columns)}) n
            where l.id = n.id and l.kind = n.kind
              and (l.created_at, l.status, l.words) is distinct from (n.created_at, n.status, n.words);
        end if;
        return null;
      end $$`);
    this.trigger(columns.table, name);
  }

  /**
   * One run for each statement, however many rows it changes. Each event needs its own trigger: one for several events
   * could not see the rows.
   */
  private trigger(table: string, name: string): void {
    const events = {
      insert: 'new table as added',
      update: 'old table as gone new table as added',
      delete: 'old table as gone',
    };
    for (const [event, rows] of Object.entries(events)) {
      this.addSql(`create trigger ${name}_${event} after ${event} on ${table}
        referencing ${rows} for each statement execute function ${name}()`);
    }
  }
}

const selectFrom = (rows: string, kind: string, { words, where }: (typeof kinds)[keyof typeof kinds]) =>
  `select '${kind}'::text as kind, id, created_at, status, concat_ws(E'\\n', ${words}) as words from ${rows} where ${where}`;
