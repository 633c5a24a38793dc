import { Migration } from '@mikro-orm/migrations';

/**
 * Homes are counted by kind, rooms and price together, by this index alone: there may be many homes with five bedrooms
 * and many under $900,000, but none that is both, which the share of each does not show. PostgreSQL 18 skips from value
 * to value of a column that is not asked for. The conditions are in modules/properties/homes-of-kind.ts.
 */
export class HomeKinds extends Migration {
  override up(): void {
    this.addSql(`create index properties_kind on properties (
        status, listing_type, lower(property_type), bedroom_count, bathroom_count, price_amount)
      include (created_at, id, city, property_type, sold_date) where archived_at is null`);
    this.addSql('analyze properties');
  }
}
