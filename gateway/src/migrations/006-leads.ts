import { Migration } from '@mikro-orm/migrations';

const leadColumns = `
  id uuid primary key,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  status text not null,
  verification text not null,
  notes text,
  page text,
  referrer text,
  utm text,
  content_hash text not null,
  email text not null,
  phone text`;

const tables = {
  contacts: 'name text not null, message text not null, source text not null, interest text',
  home_valuations: `name text not null, address text not null, city text not null, zip_code text not null,
    property_type text not null, bedrooms text, bathrooms text, square_feet text, additional_info text`,
  property_inquiries: `name text not null, message text not null, property_id uuid not null,
    property_title text not null, inquiry_type text not null, preferred_times jsonb not null, contact_id uuid`,
  lead_captures: 'name text, address text, source text not null',
};

export class Leads extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(tables)) {
      this.addSql(`create table ${table} (${leadColumns}, ${columns})`);
      this.addSql(`create index ${table}_content_hash_index on ${table} (content_hash)`);
      this.addSql(`create index ${table}_newest on ${table} (created_at desc)`);
    }
    this.addSql('create index property_inquiries_property_id_index on property_inquiries (property_id)');
    this.addSql(`
      create table idempotency_keys (
        path text not null,
        key text not null,
        body_hash text not null,
        record_id uuid not null,
        created_at timestamptz(3) not null,
        primary key (path, key)
      )`);
  }
}
