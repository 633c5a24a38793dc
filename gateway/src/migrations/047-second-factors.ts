import { Migration } from '@mikro-orm/migrations';

/** What a sign-in needs besides the password. Without rows, only the password. */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      create table totp_secrets (
        user_id uuid primary key,
        secret text,
        pending text,
        since timestamptz(3),
        last_step integer
      )`);
    this.addSql(`
      create table passkeys (
        id text primary key,
        user_id uuid not null,
        public_key text not null,
        counter bigint not null,
        transports jsonb not null,
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      )`);
    this.addSql('create index passkeys_user_id_index on passkeys (user_id)');
    this.addSql(`
      create table recovery_codes (
        hash text primary key,
        user_id uuid not null,
        used_at timestamptz(3)
      )`);
    this.addSql('create index recovery_codes_user_id_index on recovery_codes (user_id)');
    this.addSql(`
      create table second_steps (
        id text primary key,
        user_id uuid,
        challenge text not null,
        attempts integer not null,
        expires_at timestamptz(3) not null
      )`);
  }
}
