import { Migration } from '@mikro-orm/migrations';

/** Homes that are prepared before anybody sees them, and previews of changed homes. */
export class HomeDrafts extends Migration {
  override up(): void {
    this.addSql('alter table properties add column is_draft boolean not null default false');
    this.addSql('alter table properties add column goes_live_at timestamptz(3)');
    this.addSql('create index properties_due on properties (goes_live_at) where goes_live_at is not null');
    this.addSql(`
      create table home_previews (
        key text primary key,
        property_id uuid not null,
        home jsonb not null,
        ends_at timestamptz(3) not null
      )`);
  }
}
