import { Migration } from '@mikro-orm/migrations';

/**
 * Homes by price within a status and a kind, and within a town, a type or a number of rooms of those. What is to let is
 * cheaper than what is for sale, and few rooms are cheaper than many: in the order of all homes by price, the first home
 * of a kind may be far away. The queries are in modules/properties/homes-by-price.ts.
 */
export class HomesByPrice extends Migration {
  override up(): void {
    for (const [name, column, others] of [
      ['listing', '', 'city, property_type, bedroom_count, bathroom_count'],
      ['town', 'lower(city),', 'city, property_type, bedroom_count, bathroom_count'],
      ['type', 'lower(property_type),', 'city, property_type, bedroom_count, bathroom_count'],
      ['bedrooms', 'bedroom_count,', 'city, property_type, bathroom_count'],
      ['bathrooms', 'bathroom_count,', 'city, property_type, bedroom_count'],
    ]) {
      this.addSql(`create index properties_${name}_by_price on properties (
          status, listing_type, ${column} price_amount, created_at desc, id desc)
        include (${others}) where archived_at is null`);
    }
    for (const name of ['listing_type', 'bedroom_count', 'bathroom_count']) {
      this.addSql(`drop index properties_${name}`);
    }
    this.addSql('analyze properties');
  }
}
