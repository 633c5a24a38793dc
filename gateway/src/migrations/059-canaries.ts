import { Migration } from '@mikro-orm/migrations';

/** Releases that a share of visitors gets first, at most one at a time; and the reason of a step in the history. */
export class Canaries extends Migration {
  override up(): void {
    this.addSql(`
      create table canaries (
        id serial primary key,
        name text not null,
        version text not null,
        previous text not null,
        share integer not null check (share between 1 and 50),
        is_by_rule boolean not null,
        by text not null,
        begun_at timestamptz(3) not null,
        judged_until timestamptz(3),
        ended_at timestamptz(3)
      )`);
    this.addSql('create unique index canaries_one_at_a_time on canaries ((true)) where ended_at is null');
    this.addSql('alter table release_history add column detail text');
  }
}
