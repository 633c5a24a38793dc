import { Migration } from '@mikro-orm/migrations';

export class Account extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        username text not null constraint users_username_unique unique,
        password text not null
      )`);
    this.addSql(`
      create table sessions (
        id text primary key,
        user_id uuid not null,
        data jsonb not null,
        user_agent text,
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql('create index sessions_user_id_index on sessions (user_id)');
    this.addSql(`
      create table login_failures (
        key text primary key,
        failures integer not null,
        last_at timestamptz(3) not null
      )`);
  }
}
