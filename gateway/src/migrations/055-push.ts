import { Migration } from '@mikro-orm/migrations';

/** Notifications of leads on the agent's devices. If a device is removed, its waiting notifications are deleted. */
export class Push extends Migration {
  override up(): void {
    this.addSql(`
      create table push_keys (
        id integer primary key check (id = 1),
        public_key text not null,
        private_key text not null
      )`);
    this.addSql(`
      create table push_devices (
        id uuid primary key,
        user_id uuid not null,
        endpoint text not null constraint push_devices_endpoint_unique unique,
        p256dh text not null,
        auth text not null,
        user_agent text,
        created_at timestamptz(3) not null,
        last_sent_at timestamptz(3),
        last_failed_at timestamptz(3)
      )`);
    this.addSql(`
      create table push_messages (
        id uuid primary key,
        device_id uuid not null references push_devices (id) on delete cascade,
        lead_kind text not null,
        lead_id uuid not null,
        attempts integer not null,
        next_attempt_at timestamptz(3) not null,
        queued_at timestamptz(3) not null
      )`);
    this.addSql('create index push_messages_device_id_index on push_messages (device_id)');
    this.addSql('create index push_messages_next_attempt_at_index on push_messages (next_attempt_at)');
  }
}
