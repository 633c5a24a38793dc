import { Migration } from '@mikro-orm/migrations';

/**
 * A range of prices in an order by time, and most of what else is asked of it, is read from this index alone: of homes within
 * a narrow price there are more the more homes there are, and only a page of them is looked up.
 */
export class HomePrices extends Migration {
  override up(): void {
    this.addSql(`create index properties_price on properties (price_amount, created_at desc, id desc)
      include (status, city, listing_type, property_type, bedroom_count, bathroom_count, sold_date) where archived_at is null`);
    this.addSql('drop index properties_price_amount');
  }
}
