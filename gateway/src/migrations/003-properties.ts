import { Migration } from '@mikro-orm/migrations';

/** The leading number in the agent's text, for filters: of "3 + den" it is 3. */
const leadingNumber = (column: string) => `(substring(${column} from '^\\s*(\\d+(?:\\.\\d+)?)')::numeric)`;

export class Properties extends Migration {
  override up(): void {
    this.addSql(`
      create table uploads (
        file text primary key,
        width integer not null,
        height integer not null,
        placeholder text not null,
        widths jsonb not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table properties (
        id uuid primary key,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        address text not null,
        city text not null,
        state text not null,
        zip_code text not null,
        price text not null,
        price_amount integer,
        listing_type text not null,
        status text not null,
        bedrooms text,
        bathrooms text,
        square_feet text,
        property_type text,
        year_built text,
        lot_size text,
        description text,
        zillow_url text,
        represented text,
        sold_price text,
        sold_date timestamptz(3),
        archived_at timestamptz(3),
        bedroom_count numeric generated always as ${leadingNumber('bedrooms')} stored,
        bathroom_count numeric generated always as ${leadingNumber('bathrooms')} stored
      )`);
    this.addSql(`
      create table property_images (
        property_id uuid not null,
        position integer not null,
        file text not null,
        alt text,
        primary key (property_id, position)
      )`);
  }
}
