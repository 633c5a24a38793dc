import { Migration } from '@mikro-orm/migrations';

/**
 * Visits to homes that leads asked for. A lead has at most one in the future, even if it is accepted on two devices.
 */
export class Showings extends Migration {
  override up(): void {
    this.addSql(`
      create table showings (
        id uuid primary key,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        lead_kind text not null,
        lead_id uuid not null,
        state text not null,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null
      )`);
    this.addSql('create index showings_lead on showings (lead_id, starts_at)');
    this.addSql(`create unique index showings_to_come on showings (lead_id) where state in ('proposed', 'accepted')`);
    this.addSql(`create index showings_order on showings (starts_at, id) where state <> 'cancelled'`);
  }
}
