import { Migration } from '@mikro-orm/migrations';

/** Mail that belongs to no lead, and when the last backup was made. */
export class Health extends Migration {
  override up(): void {
    this.addSql(
      'alter table outgoing_messages alter column lead_kind drop not null, alter column lead_id drop not null',
    );
    this.addSql(`create index outgoing_messages_sent_at_index on outgoing_messages (sent_at) where state = 'sent'`);
    this.addSql(`
      create table backups (
        made_at timestamptz(3) primary key,
        bytes bigint not null
      )`);
  }
}
