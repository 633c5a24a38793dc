import { Migration } from '@mikro-orm/migrations';

export class Releases extends Migration {
  override up(): void {
    this.addSql(`
      create table releases (
        name text not null,
        version text not null,
        manifest jsonb not null,
        published_at timestamptz(3) not null,
        published_by text not null,
        primary key (name, version)
      )`);
    this.addSql(`
      create table live_releases (
        name text primary key,
        version text not null,
        since timestamptz(3) not null
      )`);
    this.addSql(`
      create table release_history (
        id bigserial primary key,
        name text not null,
        version text not null,
        previous text,
        at timestamptz(3) not null,
        by text not null,
        action text not null
      )`);
  }
}
