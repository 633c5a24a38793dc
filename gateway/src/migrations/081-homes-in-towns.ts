import { Migration } from '@mikro-orm/migrations';

/**
 * The newest and the latest sold homes of a town, with what lists filter by: where a town has few homes of a kind, or
 * none, those that are passed over cost no look at the table. The share of a kind among all homes does not show what a
 * town has of it.
 */
export class HomesInTowns extends Migration {
  override up(): void {
    for (const [name, key] of [
      ['newest', 'created_at'],
      ['sold', "coalesce(sold_date, '-infinity'::timestamptz)"],
    ]) {
      this.addSql(`drop index properties_town_${name}`);
      this.addSql(`create index properties_town_${name} on properties (
          status, lower(city), ${key} desc, created_at desc, id desc)
        include (city, listing_type, property_type, bedroom_count, bathroom_count, price_amount, sold_date)
        where archived_at is null`);
    }
    this.addSql('analyze properties');
  }
}
