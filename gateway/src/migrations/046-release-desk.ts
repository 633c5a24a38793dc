import { Migration } from '@mikro-orm/migrations';

/** The commit of a release, the end of a token, and the faults that browsers reported of a release. */
export class ReleaseDesk extends Migration {
  override up(): void {
    this.addSql('alter table releases add column commit text');
    this.addSql('alter table release_tokens add column expires_at timestamptz(3)');
    this.addSql(`
      create table release_faults (
        name text not null,
        version text not null,
        count integer not null,
        last_at timestamptz(3) not null,
        last_message text not null,
        last_path text not null,
        primary key (name, version)
      )`);
  }
}
