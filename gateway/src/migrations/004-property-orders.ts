import { Migration } from '@mikro-orm/migrations';

// One index for each order in modules/properties/property-order.ts, so that a deep page costs no more than the first.
// The indexes are partial, which the ORM's table descriptions cannot express, so they are only here.
export class PropertyOrders extends Migration {
  override up(): void {
    const keys = {
      newest: 'created_at',
      sold: "coalesce(sold_date, '-infinity'::timestamptz)",
      cheapest: '(-coalesce(price_amount, 2147483647))',
      dearest: 'coalesce(price_amount, -1)',
    };
    for (const [name, key] of Object.entries(keys)) {
      this.addSql(`create index properties_${name}_order on properties (${key} desc, created_at desc, id desc)
        where archived_at is null`);
    }
  }
}
