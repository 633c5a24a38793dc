import { Migration } from '@mikro-orm/migrations';

/** The keys in modules/properties/property-order.ts. */
const keys = {
  newest: 'created_at',
  sold: "coalesce(sold_date, '-infinity'::timestamptz)",
  cheapest: '(-coalesce(price_amount, 2147483647))',
  dearest: 'coalesce(price_amount, -1)',
};

const COLUMNS = 'status, city, listing_type, property_type';

const statusOf = `case when archived_at is null then status when is_draft then 'draft' else 'archived' end as status`;

const groupsOf = (rows: string, amount: string) =>
  `select ${statusOf}, city, listing_type, property_type, ${amount} as amount from ${rows}`;

/**
 * Indexes that keep lists of a million homes as fast as lists of a thousand: each order within a status, and within a
 * status in a town; facts that few homes have; the beginnings of addresses. `home_counts`: what was added to or taken
 * from each kind of home; the sum is the current count. Triggers keep it, so that no writer can forget it. Rows are
 * only added, so that writers do not wait for each other.
 */
export class HomeGrowth extends Migration {
  override up(): void {
    for (const [name, key] of Object.entries(keys)) {
      const order = `${key} desc, created_at desc, id desc) where archived_at is null`;
      // 030-homes-list has the index of a status by its newest.
      if (name !== 'newest') this.addSql(`create index properties_status_${name} on properties (status, ${order}`);
      this.addSql(`create index properties_town_${name} on properties (status, lower(city), ${order}`);
    }
    for (const column of ['price_amount', 'bedroom_count', 'bathroom_count']) {
      this.addSql(`create index properties_${column} on properties (${column})`);
    }
    this.addSql('create index properties_type on properties (lower(property_type), listing_type, lower(city))');
    this.addSql('create index properties_listing_type on properties (listing_type)');
    // There may be condos and homes to rent, but no condo to rent. The share of each alone does not show that.
    this.addSql('create statistics properties_kinds (mcv) on listing_type, lower(property_type) from properties');
    for (const [name, column] of Object.entries({ address: 'lower(address)', city: 'lower(city)', zip: 'zip_code' })) {
      this.addSql(`create index properties_${name}_start on properties (${column} text_pattern_ops)`);
    }
    this.countHomes();
    this.addSql('analyze properties');
  }

  private countHomes(): void {
    this.addSql(`create table home_counts (
      status text not null, city text not null, listing_type text not null, property_type text, amount integer not null
    )`);
    this.addSql(`
      create function count_homes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into home_counts select ${COLUMNS}, count(*) from (${groupsOf('added', '1')}) g group by ${COLUMNS};
        elsif tg_op = 'DELETE' then
          insert into home_counts select ${COLUMNS}, -count(*) from (${groupsOf('gone', '1')}) g group by ${COLUMNS};
        else
          insert into home_counts select ${COLUMNS}, sum(amount)
            from (${groupsOf('added', '1')} union all ${groupsOf('gone', '-1')}) g
            group by ${COLUMNS} having sum(amount) <> 0;
        end if;
        return null;
      end $$`);
    const events = {
      insert: 'new table as added',
      update: 'old table as gone new table as added',
      delete: 'old table as gone',
    };
    for (const [event, rows] of Object.entries(events)) {
      this.addSql(`create trigger count_homes_${event} after ${event} on properties
        referencing ${rows} for each statement execute function count_homes()`);
    }
    this.addSql(
      `insert into home_counts select ${COLUMNS}, count(*) from (${groupsOf('properties', '1')}) g group by ${COLUMNS}`,
    );
  }
}
