import { Migration } from '@mikro-orm/migrations';

export class Audit extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id uuid primary key,
        at timestamptz(3) not null,
        username text not null,
        action text not null,
        subject text not null,
        subject_id text,
        changes jsonb not null,
        request_id text
      )`);
    this.addSql('create index audit_log_latest on audit_log (at desc, id desc)');
  }
}
