import { Migration } from '@mikro-orm/migrations';

export class OutgoingMessages extends Migration {
  override up(): void {
    this.addSql(`
      create table outgoing_messages (
        id uuid primary key,
        message_id text not null constraint outgoing_messages_message_id_unique unique,
        kind text not null,
        lead_kind text not null,
        lead_id uuid not null,
        recipient text not null,
        state text not null,
        attempts integer not null,
        next_attempt_at timestamptz(3) not null,
        last_error text,
        queued_at timestamptz(3) not null,
        sent_at timestamptz(3)
      )`);
    this.addSql('create index outgoing_messages_lead_id_index on outgoing_messages (lead_id)');
    this.addSql(`create index outgoing_messages_due on outgoing_messages (next_attempt_at) where state = 'waiting'`);
    this.addSql('create index outgoing_messages_recipient on outgoing_messages (lower(recipient), queued_at)');
  }
}
