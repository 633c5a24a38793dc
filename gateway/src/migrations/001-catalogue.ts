import { Migration } from '@mikro-orm/migrations';

export class Catalogue extends Migration {
  override up(): void {
    this.addSql('create table catalogue (id integer primary key check (id = 1), version integer not null)');
    this.addSql('insert into catalogue (id, version) values (1, 1)');
    this.addSql(`
      create table rate_limits (
        key text primary key,
        hits integer not null,
        resets_at timestamptz(3) not null
      )`);
  }
}
