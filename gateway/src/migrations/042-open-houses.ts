import { Migration } from '@mikro-orm/migrations';

/** Open houses. The first gateway that finds one over closes it, once; pages that show it are then rendered again. */
export class OpenHouses extends Migration {
  override up(): void {
    this.addSql(`
      create table open_houses (
        id uuid primary key,
        created_at timestamptz(3) not null,
        property_id uuid not null references properties (id) on delete cascade,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        is_closed boolean not null default false
      )`);
    this.addSql('create index open_houses_property on open_houses (property_id, starts_at, id)');
    this.addSql('create index open_houses_order on open_houses (starts_at, id)');
    this.addSql('create index open_houses_end on open_houses (ends_at) where not is_closed');
  }
}
