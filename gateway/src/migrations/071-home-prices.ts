import { Migration } from '@mikro-orm/migrations';

/**
 * A price range in an order by time, and most other conditions, are read from this index alone. The more homes there
 * are, the more are in even a narrow price range, but only the rows of one page are looked up.
 */
export class HomePrices extends Migration {
  override up(): void {
    this.addSql(`create index properties_price on properties (price_amount, created_at desc, id desc)
      include (status, city, listing_type, property_type, bedroom_count, bathroom_count, sold_date) where archived_at is null`);
    this.addSql('drop index properties_price_amount');
  }
}
