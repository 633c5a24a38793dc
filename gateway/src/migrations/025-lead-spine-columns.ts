import { Migration } from '@mikro-orm/migrations';

/** The row in `leads` for each kind of lead. `more` joins data of another table to `r`. */
const kinds = {
  contact: {
    table: 'contacts',
    words: 'r.name, r.email, r.message',
    source: 'r.source',
    about: 'i.property_id, i.inquiry_type',
    more: 'left join lateral (select property_id, inquiry_type from property_inquiries where contact_id = r.id limit 1) i on true',
    where: 'true',
  },
  valuation: {
    table: 'home_valuations',
    words: "r.name, r.email, r.address || ', ' || r.city || ' ' || r.zip_code",
    source: 'null::text',
    about: 'null::uuid as property_id, null::text as inquiry_type',
    more: '',
    where: 'true',
  },
  inquiry: {
    table: 'property_inquiries',
    words: "r.name, r.email, r.property_title || ': ' || r.message",
    source: 'null::text',
    about: 'r.property_id, r.inquiry_type',
    more: '',
    where: 'r.contact_id is null',
  },
  capture: {
    table: 'lead_captures',
    words: "r.name, r.email, coalesce(r.address, '')",
    source: 'r.source',
    about: 'null::uuid as property_id, null::text as inquiry_type',
    more: '',
    where: 'true',
  },
};

type Kind = (typeof kinds)[keyof typeof kinds];

const FACTS = [
  'created_at',
  'status',
  'words',
  'email',
  'phone',
  'source',
  'property_id',
  'inquiry_type',
  'answered_at',
];
const COLUMNS = ['kind', 'id', ...FACTS].join(', ');

/**
 * Adds to `leads` who sent a lead, which home it is about and when it was answered, so that leads can be searched and
 * counted by these, too.
 */
export class LeadSpineColumns extends Migration {
  override up(): void {
    // These locks last until the migration ends, so that nobody writes a lead meanwhile.
    for (const { table } of Object.values(kinds)) {
      this.addSql(`alter table ${table} add column answered_at timestamptz(3)`);
    }
    this.addSql(`alter table leads add column email text, add column phone text, add column source text,
      add column property_id uuid, add column inquiry_type text, add column answered_at timestamptz(3)`);
    this.rememberAnswers();
    this.addSql(phoneKey);
    for (const [kind, columns] of Object.entries(kinds)) {
      this.addSql(`update leads l set ${assignments} from (${selectFrom(columns.table, kind, columns)}) n
        where l.id = n.id and l.kind = n.kind`);
      this.follow(kind, columns);
    }
    this.addSql('alter table leads alter column email set not null');
    const order = 'created_at desc, id desc';
    this.addSql(`create index leads_email on leads (email, ${order})`);
    this.addSql(`create index leads_phone on leads (phone, ${order}) where phone is not null`);
    this.addSql(`create index leads_property on leads (property_id, ${order}) where property_id is not null`);
    this.addSql(`create index leads_inquiries on leads (inquiry_type, kind, status, ${order})
      where inquiry_type is not null`);
    this.addSql('create index audit_log_subject on audit_log (subject_id, at desc, id desc)');
    this.addSql('analyze leads');
  }

  /** For leads answered before this column existed, the audit log knows when. */
  private rememberAnswers(): void {
    const answers = `select subject_id, min(at) as at from audit_log, jsonb_array_elements(changes) change
      where action = 'updateLead' and change ->> 'field' = 'status' and change ->> 'after' in ('contacted', 'closed')
      group by subject_id`;
    for (const { table } of Object.values(kinds)) {
      this.addSql(`update ${table} l set answered_at = a.at from (${answers}) a
        where a.subject_id = l.id::text and l.status <> 'new'`);
    }
  }

  /** Replaces the functions that the triggers of migration 022 call. */
  private follow(kind: string, columns: Kind): void {
    const { table } = columns;
    this.addSql(`
      create or replace function follow_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into leads (${COLUMNS}) ${selectFrom('added', kind, columns)};
        elsif tg_op = 'DELETE' then
          delete from leads l using gone where l.id = gone.id and l.kind = '${kind}';
        else
          update leads l set ${assignments} from (${selectFrom('added', kind, columns)}) n
            where l.id = n.id and l.kind = n.kind and (${list('l')}) is distinct from (${list('n')});
        end if;
        ${kind === 'inquiry' ? followCompanions : ''}
        return null;
      end $$`);
  }
}

/**
 * A phone number for comparison: its digits, without an extension and the country code 1. Fewer than seven digits are
 * no number.
 */
const phoneKey = `
  create function phone_key(phone text) returns text language sql immutable as $$
    select case when length(digits) >= 7 then digits end from (
      select regexp_replace(
        regexp_replace(regexp_replace(lower(phone), '(x|ext|#).*$', ''), '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1'
      ) as digits
    ) normalised
  $$`;

/**
 * An inquiry that came with a contact message writes its home and type into that message's row, whichever of the two
 * was written first.
 */
const followCompanions = `
        if tg_op = 'DELETE' then
          if exists (select 1 from gone where contact_id is not null) then
            update leads l set property_id = null, inquiry_type = null from gone
              where l.id = gone.contact_id and l.kind = 'contact';
          end if;
        elsif exists (select 1 from added where contact_id is not null) then
          update leads l set property_id = n.property_id, inquiry_type = n.inquiry_type from added n
            where l.id = n.contact_id and l.kind = 'contact'
              and (l.property_id, l.inquiry_type) is distinct from (n.property_id, n.inquiry_type);
        end if;`;

const list = (alias: string) => FACTS.map((name) => `${alias}.${name}`).join(', ');

const assignments = FACTS.map((name) => `${name} = n.${name}`).join(', ');

const selectFrom = (rows: string, kind: string, { words, source, about, more, where }: Kind) => `
  select '${kind}'::text as kind, r.id, r.created_at, r.status, concat_ws(E'\\n', ${words}) as words,
    lower(r.email) as email, phone_key(r.phone) as phone, ${source} as source, ${about}, r.answered_at
  from ${rows} r ${more} where ${where}`;
