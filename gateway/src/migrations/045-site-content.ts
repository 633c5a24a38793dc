import { Migration } from '@mikro-orm/migrations';

/** What the agent changes in the identity and the biography, field by field over `site.json`; and previews of that. */
export class SiteContent extends Migration {
  override up(): void {
    this.addSql(`
      create table site_versions (
        version integer not null,
        texts jsonb not null,
        changed_at timestamptz(3) not null,
        changed_by text not null,
        primary key (version)
      )`);
    this.addSql(`
      create table site_previews (
        key text not null,
        texts jsonb not null,
        ends_at timestamptz(3) not null,
        primary key (key)
      )`);
  }
}
